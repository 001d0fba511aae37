import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** Reads which processes started (+) and which ended (-), and kills the rest at the end of its input. */
const program = `
pids=
while read -r change; do
  pid=\${change#?}
  case $change in
    +*) pids="$pids $pid" ;;
    *) left=; for one in $pids; do [ "$one" = "$pid" ] || left="$left $one"; done; pids=$left ;;
  esac
done
for pid in $pids; do kill -s KILL -- "$pid" 2>/dev/null; done
`;

/**
 * Lets no process outlive the one that started it, however that one ends: the pipe to the keeper closes with it.
 * - `keep`       gives the process back; it may end by itself or by anybody before
 * - `keepGroup`  the same with all that it starts, when it leads a group (`detached`)
 * - `end`        kills what is left; more may be kept afterwards
 */
export type Keeper = Readonly<{
  keep<Child extends ChildProcess>(child: Child): Child;
  keepGroup<Child extends ChildProcess>(child: Child): Child;
  end(): Promise<void>;
}>;

export function createKeeper(): Keeper {
  const start = () => spawn("sh", ["-c", program], { stdio: ["pipe", "ignore", "ignore"], detached: true });
  let shell: ReturnType<typeof start> | undefined;
  const keep = (child: ChildProcess, whom: string): void => {
    if (child.pid === undefined) return; // it could not be started
    shell ??= start();
    const { stdin } = shell;
    stdin.write(`+${whom}\n`);
    child.once("exit", () => stdin.writable && stdin.write(`-${whom}\n`));
  };
  return {
    keep: (child) => {
      keep(child, `${child.pid}`);
      return child;
    },
    keepGroup: (child) => {
      keep(child, `-${child.pid}`);
      return child;
    },
    end: async () => {
      if (shell === undefined) return;
      const ended = once(shell, "exit");
      shell.stdin.end();
      shell = undefined;
      await ended;
    },
  };
}
