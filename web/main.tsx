import { render } from "preact";
import { App } from "./app/app.tsx";
import "./styles/base.css";
import "./styles/layout.css";
import "./styles/components.css";

const root = document.querySelector("#root");
if (root !== null) render(<App />, root);
