import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { api, caller, type Schemas } from "./client.ts";
import { answered } from "./failure.ts";
import { type Loaded, useLoaded } from "./use-loaded.ts";

export type Me = Schemas["Me"];

/** @param localId the local user id, a secret */
export const readMe = (localId: string, signal?: AbortSignal): Promise<Me> =>
  answered(api.GET("/api/me", { params: { header: caller(localId) }, ...(signal && { signal }) }));

/** Who is signed in. Without a local user id nothing is asked, and `data` is null. */
export const useLoadedMe = (localId: string | null): Loaded<Me | null> =>
  useLoaded(async (signal) => (localId === null ? null : readMe(localId, signal)), [localId]);

export const MeContext = createContext<Loaded<Me | null>>({
  data: undefined,
  error: undefined,
  loading: true,
  reload: () => undefined,
});
/** Who is signed in, asked once for the header and all pages. */
export const useMe = (): Loaded<Me | null> => useContext(MeContext);
