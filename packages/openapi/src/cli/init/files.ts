/** The files of a new project besides package.json, by path. Each is maintained by hand from then on. */
export const projectFiles = (name: string): Readonly<Record<string, string>> => ({
  "openapi.yaml": document(name),
  "tsconfig.json": tsconfig,
  "tsconfig.build.json": tsconfigOfBuild,
  "src/main.ts": main,
  "src/handlers/greetings/getGreeting.ts": handler,
  "test/getGreeting.test.ts": test,
  ".gitignore": "node_modules/\ndist/\n",
  "README.md": readme(name),
});

const document = (name: string): string => `openapi: 3.1.0
info:
  title: ${name}
  version: 0.1.0
paths:
  /greetings/{name}:
    get:
      operationId: getGreeting
      summary: Greets somebody.
      tags: [greetings]
      parameters:
        - name: name
          in: path
          required: true
          description: Whom to greet.
          example: Ada
          schema: { type: string, minLength: 1, maxLength: 50 }
        - name: language
          in: query
          schema: { type: string, enum: [en, fr], default: en }
      responses:
        "200":
          description: A greeting.
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Greeting" }
              example: { text: "Hello, Ada!" }
components:
  schemas:
    Greeting:
      type: object
      required: [text]
      additionalProperties: false
      properties:
        text: { type: string }
`;

const tsconfig = `{
  "compilerOptions": {
    "target": "es2024",
    "module": "nodenext",
    "types": ["node"],
    "strict": true,
    "noUncheckedIndexedAccess": true,
    "erasableSyntaxOnly": true,
    "verbatimModuleSyntax": true,
    "allowImportingTsExtensions": true,
    "skipLibCheck": true,
    "noEmit": true
  },
  "include": ["src", "generated", "test"]
}
`;

const tsconfigOfBuild = `{
  "extends": "./tsconfig.json",
  "compilerOptions": {
    "allowImportingTsExtensions": false,
    "rewriteRelativeImportExtensions": true,
    "noEmit": false,
    "rootDir": ".",
    "outDir": "dist"
  },
  "include": ["src", "generated"]
}
`;

const main = `import { serve } from "@segmark/openapi";
import * as generated from "../generated/index.ts";
import { handlers } from "./handlers/index.ts";

try {
  const server = await serve({ spec: "openapi.yaml", generated, handlers, port: Number(process.env.PORT ?? 8080) });
  console.log(server.url);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
`;

const handler = `import type { Handler } from "../handler.ts";

const words = { en: "Hello", fr: "Bonjour" };

export const getGreeting: Handler<"getGreeting"> = async ({ path, query }) => ({
  status: 200,
  body: { text: \`\${words[query.language]}, \${path.name}!\` },
});
`;

const test = `import assert from "node:assert/strict";
import { test } from "node:test";
import { serve } from "@segmark/openapi";
import * as generated from "../generated/index.ts";
import { handlers } from "../src/handlers/index.ts";

test("greets in the language that was asked for", async () => {
  const server = await serve({ generated, handlers, port: 0 });
  try {
    const reply = await fetch(new URL("/greetings/Ada?language=fr", server.url));
    assert.equal(reply.status, 200);
    assert.deepEqual(await reply.json(), { text: "Bonjour, Ada!" });
  } finally {
    await server.stop();
  }
});
`;

const readme = (name: string): string => `# ${name}

\`\`\`sh
npx segmark generate   # after every change of openapi.yaml
npm test
npm start
npm run build          # for a Node that runs no TypeScript: node dist/src/main.js
\`\`\`

\`openapi.yaml\` says what the service does, \`src/handlers/\` has a file for each operation, and \`generated/\` is never edited.
\`npm run check\` tells what does not fit together.
`;
