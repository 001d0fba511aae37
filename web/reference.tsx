import { render } from "preact";
import { Navigation } from "./app/navigation.tsx";
import { link } from "./app/router.ts";
import { Shell } from "./app/shell.tsx";
import { Reference } from "./pages/reference/reference.tsx";
import "./styles/base.css";
import "./styles/layout.css";
import "./styles/components.css";

/** The document of all other pages. */
const pages = "./";

/** The API reference: a document of its own, since its renderer is ten times as large as all other pages. */
const Docs = () => (
  <Shell home={pages + link([])} help={pages + link(["help"])} navigation={() => <Navigation from={pages} />}>
    {(place) => <Reference place={place} />}
  </Shell>
);

const root = document.querySelector("#root");
if (root !== null) render(<Docs />, root);
