import { parse } from "yaml";
import { api } from "../../../api/client.ts";
import { answered } from "../../../api/failure.ts";
import type { Schema } from "./schema-faults.ts";

export type SectionSchemas = Readonly<Record<string, Schema>>;

let loading: Promise<SectionSchemas> | undefined;

const read = async (): Promise<SectionSchemas> => {
  const text = await answered(api.GET("/migrator.yaml", { parseAs: "text" }));
  const { "x-sections": sections = {} } = parse(text) as { "x-sections"?: SectionSchemas };
  return sections;
};

/** The schemas of sections as the specification of this service publishes them. Loaded once; a failure is not kept. */
export function sectionSchemas(): Promise<SectionSchemas> {
  loading ??= read();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
