/** The part of Swagger UI that is used here; the package has no types. */
declare module "swagger-ui-dist/swagger-ui-es-bundle.js" {
  type Component = (props: never) => unknown;
  type System = Readonly<{
    React: Readonly<{ createElement: (type: unknown, props?: object | null, ...children: unknown[]) => unknown }>;
    layoutActions: Readonly<{ show: (thing: readonly string[], isShown: boolean) => void }>;
    specActions: Readonly<{ updateUrl: (url: string) => void; updateJsonSpec: (document: object) => void }>;
  }>;
  type Options = Readonly<{
    domNode: Element;
    fn: Readonly<{
      resolveSubtree: (
        document: Readonly<Record<string, unknown>>,
        path: readonly string[],
      ) => Promise<Readonly<{ errors: readonly Error[]; spec: unknown }>>;
    }>;
    layout: string;
    plugins: readonly ((system: System) => Readonly<{ components: Readonly<Record<string, Component>> }>)[];
    docExpansion: "list" | "full" | "none";
    defaultModelsExpandDepth: number;
    defaultModelExpandDepth: number;
    displayOperationId: boolean;
    displayRequestDuration: boolean;
    syntaxHighlight: Readonly<{ activated: boolean }>;
    deepLinking: boolean;
    validatorUrl: null;
    persistAuthorization: boolean;
    queryConfigEnabled: boolean;
    supportedSubmitMethods: readonly string[];
    onComplete: () => void;
  }>;
  const swaggerUi: (options: Options) => System;
  export default swaggerUi;
}
