import { createInbox, memoryStore, PermanentError, Webhooks } from "@segmark/webhooks";

const webhooks = new Webhooks({ secret: "It's a Secret to Everybody", log: { error: () => undefined } });
let isDown = true;
webhooks.onAny(() => {
  if (isDown) throw new PermanentError("The mail server refuses us");
});

await using inbox = createInbox({ webhooks, store: memoryStore() });
const payload = JSON.stringify({ ref: "refs/heads/main" });
const signature = await webhooks.sign(payload);
for (const id of ["1", "2", "3"])
  await inbox.verifyAndReceive({ id, name: id === "3" ? "ping" : "push", payload, signature });

const untilIdle = async () => {
  for (;;) {
    const { waiting, running } = await inbox.counts();
    if (waiting + running === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
inbox.start();
await untilIdle();
console.log(await inbox.counts());

isDown = false;
console.log("Redelivered", await inbox.redeliverAll({ state: "dead", event: "push" }));
await untilIdle();
console.log("Deleted", await inbox.deleteAll({ state: "dead" }));
console.log(await inbox.counts());
