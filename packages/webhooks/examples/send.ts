import { sign } from "@segmark/webhooks/methods";

const [address = "http://127.0.0.1:3000/api/host/webhooks"] = process.argv.slice(2);
const body = JSON.stringify({ action: "opened", issue: { title: "The roof leaks" }, sender: { login: "ann" } });

const response = await fetch(address, {
  method: "POST",
  headers: {
    "content-type": "application/json",
    "x-host-event": "issues",
    "x-host-delivery": "4f1a",
    "x-hub-signature-256": await sign(process.env.WEBHOOK_SECRET ?? "", body),
  },
  body,
});
console.log(response.status, (await response.text()).trim());
