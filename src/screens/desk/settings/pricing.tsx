import { type ReactNode, use, useState } from 'react';
import type { TransportMode } from '#features/cargo/choices.ts';
import { findLaneEnds, type LaneEnd } from '#features/cargo/server/places/lane-ends.ts';
import { modes } from '#features/cargo/strings/en/cargo.ts';
import { serviceNamesFor } from '#features/requests/desk/service-names.ts';
import { modesOff } from '#features/services/offered-modes.ts';
import { offeredServices } from '#features/services/service.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { anyPlace, isOpenEnd, laneEndsOf } from '#features/settings/lane-end.ts';
import type { Pricing } from '#features/settings/pricing.ts';
import type { StoredSettings } from '#features/settings/settings.ts';
import { fill } from '#platform/values/format.ts';
import { type Option, optionsOf } from '#ui/desk/controls.tsx';
import { useLastOutcome } from '#ui/desk/outcome-toast.tsx';
import { settings } from '../strings/en/settings.ts';
import type { Route } from './+types/pricing';
import { valueAt, withAt } from './part/at-path.ts';
import { loadParts, submitPart } from './part/load-part.ts';
import { PartPage } from './part/part-form.tsx';
import { PartContext } from './part/use-part.ts';
import { LaneEndsContext, useEndText } from './pricing/lane-end-at.tsx';
import { FirstPricesSection, type Lane, MarkupsSection, SendingSection } from './pricing/rule-sections.tsx';
import { SendingSwitch, SwitchForm } from './pricing/sending-switch.tsx';
import { withZoneIds, zoneCode } from './pricing/zone-ids.ts';
import { ExchangeSection, ZonesSection } from './pricing/zone-sections.tsx';

const { pricing: t, pages } = settings;

export async function loader(call: Route.LoaderArgs) {
  const { content, published, partOf } = await loadParts(call);
  const loaded = partOf('pricing');
  const names = serviceNamesFor(content);
  const lane = firstLane(content);
  const codes = [
    ...[lane.from, lane.to].filter((end) => !isOpenEnd(end)),
    ...laneEndsOf(loaded.value).flatMap(({ end }) => (isOpenEnd(end) ? [] : [end])),
    ...loaded.value.zones.flatMap(({ places }) => places),
  ];
  const { isOn, rules } = published.pricing.sending;
  return {
    loaded,
    names,
    modes: modesIn(content),
    lane,
    currency: content.company.currency,
    services: offeredServices(content).map((slug) => ({ value: slug, title: names[slug] ?? slug })),
    hasFmcLicense: Boolean(content.company.licences?.fmcOti),
    ends: await findLaneEnds(codes),
    example:
      Object.values(await findLaneEnds(content.lanes.slice(0, 1).flatMap(({ to }) => to.code ?? [])))[0] ??
      null,
    sending: { isOn, count: rules.length, hasTerms: Boolean(published.company.tradeTerms) },
  };
}
export const action = (call: Route.ActionArgs) => submitPart(call);
export { privateHeaders as headers } from '#features/identity/private-headers.ts';
export const meta = deskTitle(pages.pricing.title);

/** The modes that the company offers, and those of its rules. */
function modesIn(content: StoredSettings): Option[] {
  const { markups, firstPrices, sending } = content.pricing;
  const used = new Set([...markups, ...firstPrices, ...sending.rules].map(({ mode }) => mode));
  const off = modesOff(content);
  return optionsOf(modes).filter(({ value }) => {
    const mode = value as TransportMode;
    return used.has(mode) || !off.includes(mode);
  });
}

/** Returns the first lane of the company, or any lane by the first mode that it offers. */
function firstLane(content: StoredSettings): Lane {
  const [lane] = content.lanes;
  if (lane?.from.code && lane.to.code)
    return { from: lane.from.code, to: lane.to.code, mode: modeOf[lane.mode] };
  const [mode] = modesIn(content);
  return { from: anyPlace, to: anyPlace, mode: (mode?.value ?? 'fcl') as TransportMode };
}

const modeOf = { air: 'air', sea: 'fcl', train: 'rail' } as const;

type Page = Route.ComponentProps['loaderData'];

const withIds = (value: unknown): Pricing => {
  const pricing = value as Pricing;
  return { ...pricing, zones: withZoneIds(pricing.zones) };
};

/** The switch is another form's, which publishes it at once. */
const withSwitch = (value: unknown, stored: unknown) =>
  withAt(value, 'sending.isOn', valueAt(stored, 'sending.isOn'));

/** Gives the fields below the names of lane ends: those that are stored, looked up since, and the zones. */
function KnownEnds({
  stored,
  example,
  children,
}: {
  stored: Record<string, LaneEnd>;
  example: LaneEnd | null;
  children: ReactNode;
}) {
  const { zones } = use(PartContext).value as Pricing;
  const [added, setAdded] = useState<Record<string, LaneEnd>>({});
  const zoneEnds = withZoneIds(zones).flatMap((zone) =>
    zone.name ? [{ code: zoneCode(zone), name: fill(t.zone, { name: zone.name }), around: '' }] : [],
  );
  const addEnds = (found: readonly LaneEnd[]) =>
    setAdded((before) => ({ ...before, ...Object.fromEntries(found.map((end) => [end.code, end])) }));
  return (
    <LaneEndsContext value={{ ends: { ...stored, ...added }, zones: zoneEnds, example, addEnds }}>
      {children}
    </LaneEndsContext>
  );
}

function Sections({ page }: { page: Page }) {
  const {
    names: services,
    currency,
    services: options,
    hasFmcLicense,
    modes: ofCompany,
    lane,
    sending,
  } = page;
  const shared = { names: { endOf: useEndText('short'), services, currency }, modes: ofCompany };
  return (
    <>
      <MarkupsSection {...shared} services={options} />
      <ZonesSection />
      <ExchangeSection currency={currency} />
      <FirstPricesSection {...shared} lane={lane} hasFmcLicense={hasFmcLicense} />
      <SendingSection {...shared} lane={lane}>
        {(sending.isOn || sending.count > 0) && <SendingSwitch {...sending} />}
      </SendingSection>
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
      before={<SwitchForm isOn={loaderData.sending.isOn} outcome={outcome} />}
      finish={withIds}
      adopt={withSwitch}
    >
      <KnownEnds stored={loaderData.ends} example={loaderData.example}>
        <Sections page={loaderData} />
      </KnownEnds>
    </PartPage>
  );
}
