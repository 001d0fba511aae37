import { messageOf } from "@segmark/database/error-message";
import { type Config, ConfigError, type ConfigFault, readConfig } from "../config/config.ts";
import { readNamedFile } from "../config/named-file.ts";
import { readRejectRules } from "../domain/segments/reject-rules.ts";
import { configuredSubscriptions } from "../process/composition/subscriptions.ts";
import { configuredVocabulary } from "../process/composition/vocabulary.ts";
import { nodeFault, packageNode } from "../process/supervisor/node-version.js";
import { checkOf, type Finding } from "./finding.ts";
import { misspeltSettings } from "./misspelt-settings.ts";

type Env = Readonly<Record<string, string | undefined>>;

/**
 * What the environment says.
 * - `config`  without the settings that are wrong; undefined if it cannot be read without them
 * - `wrong`   names of the settings that are wrong
 */
export type Environment = Readonly<{
  findings: readonly Finding[];
  config: Config | undefined;
  wrong: ReadonlySet<string>;
}>;

/** The Node that runs this. */
export function nodeFinding(version: string = process.versions.node): Finding {
  const { ok, problem } = checkOf("node");
  const fault = nodeFault(packageNode, version);
  return fault === undefined ? ok(`Node ${version}`) : problem(fault, "Install a newer Node, and start with that one.");
}

function faultsOf(env: Env): readonly ConfigFault[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

/** Every fault of the settings at once. */
export function readEnvironment(env: Env): Environment {
  const { ok, problem } = checkOf("settings");
  const faults = faultsOf(env);
  const misspelt = misspeltSettings(env);
  if (faults.length === 0) {
    const findings = misspelt.length === 0 ? [ok("All settings are valid.")] : misspelt;
    return { findings, config: readConfig(env), wrong: new Set() };
  }
  const wrong = new Set(faults.map(({ setting = "" }) => setting));
  const others = Object.fromEntries(Object.entries(env).filter(([name]) => !wrong.has(name)));
  const findings = faults.map(({ setting, text }) =>
    problem(text, `Correct or unset ${setting}; docs/deployment/settings.md lists all settings.`),
  );
  const config = faultsOf(others).length === 0 ? readConfig(others) : undefined;
  return { findings: [...findings, ...misspelt], config, wrong };
}

/** The file may be right and a setting missing that it needs. */
const vocabularyRemedy = ({ setting }: ConfigFault): string =>
  setting === "SUBMIT_TOKEN"
    ? "Set SUBMIT_TOKEN, or change `submitters` in the vocabulary; docs/data/vocabulary.md says who may submit."
    : "Correct the vocabulary; docs/data/vocabulary.md says what belongs into it.";

async function subscriptionFindings({ webhooksOut }: Config): Promise<Finding[]> {
  if (webhooksOut === undefined) return [];
  const { problem } = checkOf("files");
  try {
    await configuredSubscriptions(webhooksOut);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const remedy = "Correct the subscriptions; docs/service/events.md says what belongs into them.";
    return error.faults.map(({ text }) => problem(text, remedy));
  }
}

async function vocabularyFindings(config: Config): Promise<Finding[]> {
  const { problem } = checkOf("files");
  try {
    await configuredVocabulary(config);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.faults.map((fault) => problem(fault.text, vocabularyRemedy(fault)));
  }
}

/** Files that settings name. */
export async function fileFindings(config: Config): Promise<Finding[]> {
  const { rejectRulesFile, webhooks, operator, cluster } = config;
  const { problem } = checkOf("files");
  const named = [
    ["REJECT_RULES_FILE", rejectRulesFile],
    ["WEBHOOK_HANDLERS", webhooks?.handlersFile],
    ["OPERATOR_TOKEN_FILE", operator.tokenFile],
    ["CLUSTER_TOPOLOGY", cluster.topologyFile],
  ] as const;
  const findings = [...(await vocabularyFindings(config)), ...(await subscriptionFindings(config))];
  for (const [name, file] of named) {
    if (file === undefined) continue;
    try {
      const text = await readNamedFile(name, file);
      if (name === "REJECT_RULES_FILE") readRejectRules(text);
    } catch (error) {
      const why = messageOf(error);
      const fault = error instanceof ConfigError ? why : `${name}: ${why}`;
      findings.push(problem(fault, `Correct the file, or ${name}.`));
    }
  }
  return findings;
}
