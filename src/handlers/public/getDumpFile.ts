import { Problem } from "../../errors.ts";
import { dumpsOf } from "../../use-cases/public/published-dumps.ts";
import { requestedBytes } from "../../use-cases/public/requested-bytes.ts";
import type { Handler, Using } from "../handler.ts";

export const getDumpFile: Handler<"getDumpFile", Using<"dumps">> = async ({ path, request, client }, services) => {
  const file = await dumpsOf(services).open(path.file, client.ip);
  const { size, tag, mediaType: type } = file;
  const headers = {
    etag: `"${tag}"`,
    "Last-Modified": new Date(file.modifiedAt).toUTCString(),
    "Accept-Ranges": "bytes",
  } as const;
  const requested = requestedBytes(file, request);
  if (requested.kind === "whole") {
    const body = file.bytes(0, size - 1);
    return { status: 200, type, body, headers: { ...headers, "content-length": size } };
  }
  if (requested.kind === "part") {
    const { first, last } = requested;
    const range = { "content-range": `bytes ${first}-${last}/${size}`, "content-length": last - first + 1 };
    return { status: 206, type, body: file.bytes(first, last), headers: { ...headers, ...range } };
  }
  await file.close();
  if (requested.kind === "unmodified") return { status: 304, headers };
  throw new Problem("bad_range", undefined, { headers: { "content-range": `bytes */${size}` } });
};
