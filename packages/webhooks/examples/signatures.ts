import { sign, verify, verifyWithFallback } from "@segmark/webhooks/methods";

const secret = "It's a Secret to Everybody";
const signature = await sign(secret, "Hello, World!");
console.log(signature);
console.log(await verify(secret, "Hello, World!", signature));
console.log(await verify(secret, "Hello, world!", signature));
console.log(await verifyWithFallback("a new secret", "Hello, World!", signature, [secret]));
