import type { Amendments } from "../../../cluster/amend.ts";
import type { components } from "../../../generated/types.ts";

type Body = components["schemas"]["Amendments"];

/** The response to a change of records. */
export const amendmentsReply = ({ written, leaders }: Amendments): Readonly<{ status: 200; body: Body }> => ({
  status: 200,
  body: {
    written,
    leaders: Object.fromEntries(
      Object.entries(leaders).map(([leader, { changes, remarks }]) => [
        leader,
        {
          changes: changes.map(({ migration, change, detail }) => ({ migration, change, detail })),
          remarks: [...remarks],
        },
      ]),
    ),
  },
});
