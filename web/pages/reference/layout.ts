import type swaggerUi from "swagger-ui-dist/swagger-ui-es-bundle.js";

type System = ReturnType<typeof swaggerUi>;
type LayoutProps = Readonly<{ getComponent: (name: string, isConnected?: boolean) => unknown }>;

/**
 * The layout of Swagger UI for a page that has a main landmark already. Documents come parsed, so there are no states
 * of loading. What is shown follows the order of the document: description, servers and credentials, operations,
 * schemas.
 */
export const referenceLayout = ({ React: { createElement } }: System) => ({
  components: {
    ReferenceLayout: ({ getComponent }: LayoutProps) => {
      const part = (name: string) => createElement(getComponent(name, true));
      return createElement(
        "div",
        { className: "swagger-ui" },
        createElement(getComponent("SvgAssets")),
        part("errors"),
        part("InfoContainer"),
        createElement("div", { className: "credentials" }, part("ServersContainer"), part("AuthorizeBtnContainer")),
        part("operations"),
        part("Models"),
      );
    },
  },
});
