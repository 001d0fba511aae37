import { createClient } from "segmark/client";

const { api } = createClient({ baseUrl: process.env.SEGMARK_URL ?? "http://127.0.0.1:8080" });
const { data, error } = await api.GET("/api/searchSegments", { params: { query: { videoID: "jNQXAC9IVRw" } } });
console.log(data?.segmentCount ?? error);
