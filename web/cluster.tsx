import { render } from "preact";
import { Shell } from "./app/shell.tsx";
import { Cluster } from "./pages/cluster/cluster.tsx";
import "./styles/base.css";
import "./styles/layout.css";
import "./styles/components.css";

/** The page of a cluster alone, for servers that have nothing but migrations. Its places are those in the pages. */
const ClusterAlone = () => <Shell>{(place) => <Cluster place={place} />}</Shell>;

const root = document.querySelector("#root");
if (root !== null) render(<ClusterAlone />, root);
