import { useLoaded } from "../../../api/use-loaded.ts";
import type { Place } from "../../../app/router.ts";
import { operatorToken } from "../../../app/session.ts";
import { useStored } from "../../../app/stored.ts";
import { AccessFailure, TokenState } from "../../../components/access.tsx";
import { Loading } from "../../../components/feedback.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import { DeliveryList } from "./delivery-list.tsx";
import { listSubscriptions } from "./requests.ts";
import { SubscriptionList } from "./subscription-list.tsx";

/** Subscriptions to events of the service, and what was delivered to them. */
export function EventsTab({ place }: { place: Place }) {
  const { events: texts } = useTexts().operations;
  const token = useStored(operatorToken);
  const loaded = useLoaded(listSubscriptions, [token]);
  if (loaded.error !== undefined)
    return <AccessFailure error={loaded.error} missing={texts.missing} retry={loaded.reload} />;
  if (loaded.data === undefined) return <Loading />;
  return (
    <>
      <TokenState />
      <SubscriptionList of={loaded.data} onChange={loaded.reload} />
      <DeliveryList place={place} subscriptions={loaded.data} onReplayed={loaded.reload} />
    </>
  );
}
