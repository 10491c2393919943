import { byLicense } from '#features/services/licences.ts';
import { seaDays } from '#features/services/sea-days.ts';
import type { ServiceStrings } from '#features/services/service-strings.ts';
import type { Settings } from '#features/settings/settings.ts';
import { eeiRule, trade } from '../trade.ts';

/** The text of /services/sea-freight. */
export const seaFreight = (settings: Settings): ServiceStrings => {
  const { byTruckers, byNvocc } = trade(settings);
  const { city } = settings.company.address;
  return {
    meta: {
      title: `Sea freight from ${city}: FCL and LCL`,
      description: `Full containers and shared ones through ${city}: when FCL beats LCL, road weight limits, cut-offs and VGM, free time, demurrage and detention.`,
    },
    title: 'Sea freight',
    heading: 'A full container or a share, whichever costs less',
    lead: 'We book the ship, the trucks at both ends and the documents. You fill a container alone (FCL) or pay for your share of one (LCL).',
    picture:
      'Model of a container yard: a tall crane on wheels lifts one red container over stacks of sand-colored and dark blue ones.',
    facts: [
      { label: 'Charged by', value: 'FCL: per container. LCL: greater of m³ and metric tons' },
      {
        label: 'Typical, port to port',
        value: seaDays(settings.lanes, 'days') || 'Days to weeks; each ship differs',
      },
      { label: 'Typical US road cargo', value: '40′: 20.0 t (44,000 lb); 20′: 17.2 t (38,000 lb)' },
      { label: 'Free time, US port', value: 'Often 3–7 days, then demurrage; carrier and terminal decide' },
    ],
    figures: [
      { label: 'Inside', value: '20′ 33 m³ (1,170 ft³); 40′ 67 m³ (2,370 ft³); high cube 76 m³ (2,680 ft³)' },
      { label: 'LCL by the W/M', value: '4 m³ weighing 2.5 t counts as 4, weighing 5 t as 5' },
      { label: 'Carrier’s liability', value: 'May stop at USD 500 a package (US law)' },
      { label: 'General average', value: 'Cargo shares the cost of saving the ship' },
      {
        label: 'Demurrage invoices, US',
        value: 'Without the required data, nothing is owed; disputes: at least 30 days (46 CFR 541)',
      },
      { label: 'LCL examinations', value: 'Another shipper’s can delay your goods' },
    ],
    paragraphs: [
      'For FCL, a truck brings the empty container, usually gives you an hour or two to load, and takes it sealed to port. For LCL, you deliver to a container freight station, which packs several shippers’ cargo together.',
      'Cut-offs for documents, VGM and container differ, and they move. Past free time you pay demurrage in the terminal, detention (per diem) outside. LCL fees at destination are easily forgotten.',
    ],
    choose: [
      'Over about 13 m³, even in a half-empty container',
      'Heavy goods within road limits: tiles, drums, steel',
      'A date known two months ahead (LCL: a week each end)',
      'Dangerous goods that aircraft refuse',
    ],
    avoid: [
      'Goods needed within three weeks',
      'Under about 1 m³: one-W/M minimum, fees at both ends',
      'Fragile loose pieces in LCL: crate them',
      'A buyer without broker or money ready: each day costs',
    ],
    ready: [
      {
        name: 'FCL: containers',
        text: 'Number, type, cargo weight: it decides chassis, permit, sometimes the port',
      },
      { name: 'LCL: pieces', text: 'Sizes with pallet, gross weights, stackable?' },
      { name: 'Goods', text: 'Plain words, HS or Schedule B code; UN number, safety data sheet' },
      { name: 'Incoterms rule', text: `With its place: FCA ${city}` },
      { name: 'Customs', text: 'Who clears at each end' },
    ],
    included: [
      'Ocean freight per container or W/M; surcharges known at quoting',
      'Terminal handling at the ports named',
      byLicense(
        settings.company,
        'own-bill-of-lading',
        'Bill of lading, and your cut-offs in one message',
        'Bill of lading of the carrier or a licensed NVOCC, and your cut-offs in one message',
      ),
      'US export filing, on your written authorization',
      `Trucking${byTruckers}, chassis and loading time, if you asked for doors`,
    ],
    notIncluded: [
      'Demurrage, detention, extra chassis days; the rate states free days',
      'Customs examinations',
      'Surcharges announced later, where our terms pass them on; the rate names likely ones',
      'Overweight chassis and road permits, unless you gave the weight',
    ],
    documents: [
      { name: 'Commercial invoice, packing list', text: 'Weight and volume of every package' },
      {
        name: 'Bill of lading or sea waybill',
        text: 'An original bill is title: no bill, no goods; waybills need none',
      },
      {
        name: 'VGM (verified gross mass)',
        text: 'Container weighed, or cargo plus tare; without it, ashore (SOLAS)',
      },
      {
        name: 'EEI and its number (ITN)',
        text: `24 hours before loading. ${eeiRule}`,
      },
      {
        name: 'ISF (10+2), imports',
        text: '24 hours before loading abroad; late or wrong can cost USD 5,000 each',
      },
      { name: 'FDA prior notice', text: 'Food and drink into the US, before arrival' },
      { name: 'ISPM 15 mark', text: 'Treated wood pallets, crates, dunnage; unmarked, it may go back' },
      { name: 'Dangerous goods declaration', text: 'IMDG code; FCL adds a packing certificate' },
    ],
    offered: [
      'Full containers (FCL): 20′, 40′, 40′ high cube',
      `Shared containers (LCL)${byNvocc}, best for 1–10 m³`,
      'Refrigerated containers: set point and ventilation in the booking',
      'Open top and flat rack, crane-loaded or oversized',
      'Trucking, with heavy chassis where needed',
      'Export documents matched before cut-off',
      'Imports: ISF, licensed broker, pick-up before the last free day',
      'Insurance, by custom 110% of invoice value and freight',
    ],
    why: {
      heading: 'Why choose us for a container',
      points: [
        'Near the break-even: FCL and LCL side by side.',
        'We check weight against the road before loading.',
        'One person watches cut-offs and your last free day.',
      ],
    },
    better: {
      service: 'air-freight',
      link: 'Look at air freight',
      text: 'Below about 1 m³ or 500 kg, or when lateness costs more than a flight, ask for air too.',
    },
    tools: [
      { label: 'Find the container that fits', path: '/tools/container-fit' },
      { label: 'Work out your W/M', path: '/tools/chargeable-weight?mode=sea' },
      { label: 'Choose the Incoterms rule', path: '/tools/incoterms?mode=container' },
    ],
    request: 'Request a sea rate',
  };
};
