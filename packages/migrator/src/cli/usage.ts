export const usage = `segmark-migrate COMMAND [OPTIONS]

  up             apply what is pending on the leader of every replica set
  plan           what up would apply, or why it would refuse
  status         every replica set: its leader, what is applied, pending and running
  applied        the names applied on every leader
  history        what was done to every leader: when, how long, by whom, and how it ended
  baseline NAME  record everything up to NAME as applied, without running it
  repair [NAME]  accept an edited text, forget a failed attempt
  adopt          take over what another tool has applied, named with --from
  lint           what pending migrations of SQL would do to writers, rows and the running version
  move           take over the list of a version 0.x, once
  cancel RUN_ID  stop a run as its time limit would
  config get [SECTION], config set SECTION FILE
                 read and write the configuration of the cluster; FILE may be -
  create NAME    make the next file in the folder of the migrations, of TypeScript or with --sql of SQL

Over HTTP, any instance of the cluster:
  --url URL          its address; default http://127.0.0.1:8080
  --token-env NAME   environment variable with the token; default: OPERATOR_TOKEN, the file OPERATOR_TOKEN_FILE,
                     or for this machine the file operator-token beside the database of DATABASE_URL or in ./data

In this process, for one database without a cluster:
  --database URL     sqlite:path/to/file.db or mysql://user:password@host:3306/database
  --database-env NAME
                     environment variable with that URL, so that no password shows in the list of processes
  --migrations DIR   folder of the migrations; default ./migrations. Alone: of the database of DATABASE_URL,
                     and for create
  --lint             up: refuse if lint finds anything, before it begins
  --running FILE     lint: tables and columns that the running version reads, a line each: table or table.column
  --rows N           lint: a table with more rows is large; default 10000

  --from TOOL        adopt: knex, umzug, flyway, liquibase, dbmate, golang-migrate, prisma, drizzle or tarantool
  --table NAME       adopt: its table of applied migrations, where that is not called as usual
  --file FILE        adopt: a file that the tool keeps: meta/_journal.json, umzug.json, or an answer of tarantool
  --yes              baseline, repair, adopt: do it; without it they tell what they would change
  --wait SECONDS     up, move and with --yes: wait for another run to end; default 0
  --only LEADER      up: only on this leader
  --first LEADER     up: on this leader, and then ask whether the others follow
  --pause SECONDS    with --first: do not ask, let them follow after so long
  --to NAME          up: no migration after this one
  --limit N          history: the newest N lines of each leader, 1 to 1000; default 100
  --check            status and plan: exit with 1 when something is pending, with 2 when up would be refused
  --json             print the response unchanged, and nothing else; also what is wrong
  --help, -h         print this
  --version, -v      print the version of the package

Exit code: 0 done, 1 findings of lint, or pending with --check, 2 refused or called wrongly, 3 failed or no response,
4 timed out or cancelled, 130 interrupted.`;

/** Wrong usage of the command. The message says what is expected. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
