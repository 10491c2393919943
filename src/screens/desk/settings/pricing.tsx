import { type ReactNode, use, useState } from 'react';
import { findLaneEnds, type LaneEnd } from '../../../features/cargo/server/places/lane-ends.ts';
import { serviceNamesFor } from '../../../features/requests/desk/service-names.ts';
import { offeredServices } from '../../../features/services/service.ts';
import { deskTitle } from '../../../features/settings/desk/desk-meta.ts';
import { isOpenEnd, laneEndsOf } from '../../../features/settings/lane-end.ts';
import type { Pricing } from '../../../features/settings/pricing.ts';
import { findPublished } from '../../../features/settings/server/published-versions.ts';
import { findContent } from '../../../features/settings/server/settings-store.ts';
import { servicesContext } from '../../../platform/context.ts';
import { fill } from '../../../platform/values/format.ts';
import { useLastOutcome } from '../../../ui/desk/outcome-toast.tsx';
import { settings } from '../strings/en/settings.ts';
import type { Route } from './+types/pricing';
import { valueAt, withAt } from './part/at-path.ts';
import { loadPart, submitPart } from './part/load-part.ts';
import { PartPage } from './part/part-form.tsx';
import { PartContext } from './part/use-part.ts';
import { LaneEndsContext, useEndText } from './pricing/lane-end-at.tsx';
import { FirstPricesSection, MarkupsSection, SendingSection } from './pricing/rule-sections.tsx';
import { SendingSwitch } from './pricing/sending-switch.tsx';
import { withZoneIds, zoneCode } from './pricing/zone-ids.ts';
import { ExchangeSection, ZonesSection } from './pricing/zone-sections.tsx';

const { pricing: t, pages } = settings;

export async function loader(call: Route.LoaderArgs) {
  const loaded = await loadPart(call, 'pricing');
  const { db } = call.context.get(servicesContext);
  const [content, { content: published }] = await Promise.all([findContent(db), findPublished(db)]);
  const names = serviceNamesFor(content);
  const codes = [
    ...laneEndsOf(loaded.value).flatMap(({ end }) => (isOpenEnd(end) ? [] : [end])),
    ...loaded.value.zones.flatMap(({ places }) => places),
  ];
  const { isOn, rules } = published.pricing.sending;
  return {
    loaded,
    names,
    currency: content.company.currency,
    services: offeredServices(content).map((slug) => ({ value: slug, title: names[slug] ?? slug })),
    ends: await findLaneEnds(codes),
    sending: { isOn, count: rules.length },
  };
}
export const action = (call: Route.ActionArgs) => submitPart(call);
export { privateHeaders as headers } from '../../../features/identity/private-headers.ts';
export const meta = deskTitle(pages.pricing.title);

type Page = Route.ComponentProps['loaderData'];

const withIds = (value: unknown): Pricing => {
  const pricing = value as Pricing;
  return { ...pricing, zones: withZoneIds(pricing.zones) };
};

/** The switch is another form's, which publishes it at once. */
const withSwitch = (value: unknown, stored: unknown) =>
  withAt(value, 'sending.isOn', valueAt(stored, 'sending.isOn'));

/** Gives the fields below the names of lane ends: those that are stored, looked up since, and the zones. */
function KnownEnds({ stored, children }: { stored: Record<string, LaneEnd>; children: ReactNode }) {
  const { zones } = use(PartContext).value as Pricing;
  const [added, setAdded] = useState<Record<string, LaneEnd>>({});
  const zoneEnds = withZoneIds(zones).flatMap((zone) =>
    zone.name ? [{ code: zoneCode(zone), name: fill(t.zone, { name: zone.name }), around: '' }] : [],
  );
  const addEnds = (found: readonly LaneEnd[]) =>
    setAdded((before) => ({ ...before, ...Object.fromEntries(found.map((end) => [end.code, end])) }));
  return (
    <LaneEndsContext value={{ ends: { ...stored, ...added }, zones: zoneEnds, addEnds }}>
      {children}
    </LaneEndsContext>
  );
}

function Sections({ page: { names: services, currency, services: options } }: { page: Page }) {
  const names = { endOf: useEndText('short'), services, currency };
  return (
    <>
      <MarkupsSection names={names} services={options} />
      <ZonesSection />
      <ExchangeSection currency={currency} />
      <FirstPricesSection names={names} />
      <SendingSection names={names} />
    </>
  );
}

export default function PricingSettings({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = useLastOutcome(actionData);
  return (
    <PartPage
      page="pricing"
      loaded={loaderData.loaded}
      outcome={outcome}
      before={<SendingSwitch {...loaderData.sending} outcome={outcome} />}
      finish={withIds}
      adopt={withSwitch}
    >
      <KnownEnds stored={loaderData.ends}>
        <Sections page={loaderData} />
      </KnownEnds>
    </PartPage>
  );
}
