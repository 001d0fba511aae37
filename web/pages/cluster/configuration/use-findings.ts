import { useEffect, useState } from "preact/hooks";
import { useClusterTexts } from "../../../texts/cluster/use-cluster-texts.ts";
import { fill } from "../../../texts/use-texts.ts";
import type { Finding } from "./check-yaml.ts";
import type { Mark } from "./editor.ts";

/** A text is checked when nobody has typed for so long. */
const restMs = 200;

type Checked = Mark & Readonly<{ line: number }>;

/**
 * What is wrong with the text of a section, as it is typed. Sections that are no YAML, and what the schema cannot say,
 * are left to the service.
 */
export function useFindings(filename: string, text: string): readonly Checked[] {
  const { faults } = useClusterTexts();
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  useEffect(() => {
    if (!/\.ya?ml$/.test(filename)) return setFindings([]);
    let isCurrent = true;
    const check = async (): Promise<void> => {
      const [{ checkYaml }, { sectionSchemas }] = await Promise.all([
        import("./check-yaml.ts"),
        import("./section-schemas.ts"),
      ]);
      const schemas = await sectionSchemas().catch(() => ({}));
      const schema = Object.entries(schemas).find(([name]) => name === filename)?.[1];
      if (isCurrent) setFindings(checkYaml(text, schema));
    };
    const timer = setTimeout(() => void check().catch(() => undefined), restMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [filename, text]);
  const [marks, setMarks] = useState<readonly Checked[]>([]);
  useEffect(() => {
    const messageOf = (finding: Finding): string => {
      if ("message" in finding) return finding.message;
      const { path, keyword, expected } = finding.fault;
      const said = fill(faults[keyword], { expected });
      return path.length === 0 ? said : `${path.join(".")}: ${said}`;
    };
    setMarks(findings.map((finding) => ({ ...finding, message: messageOf(finding) })));
  }, [findings, faults]);
  return marks;
}
