import type { ServiceStrings } from '#features/services/service-strings.ts';
import type { Settings } from '#features/settings/settings.ts';
import { eeiRule, trade } from '../trade.ts';

/** The text of /services/alcohol-wine-exports. */
export const alcoholWineExports = (settings: Settings): ServiceStrings => {
  const { byNvocc } = trade(settings);
  return {
    meta: {
      title: 'Alcohol and wine exports',
      description:
        'Wine, spirits and beer from the US to buyers abroad: excise tax, TTB forms, EU certificates, temperature and proof of export, planned together.',
    },
    title: 'Alcohol and wine exports',
    heading: 'Wine and spirits abroad, tax and temperature settled',
    lead: 'We export wine, spirits and beer from the US, from one pallet to full containers. Excise tax, certificates and temperature are one plan, made before pick-up.',
    picture:
      'Model of an open wooden case of dark bottles, one with a red capsule, beside closed cases and two labeled bottles.',
    facts: [
      { label: 'Charged by', value: 'Container; LCL: greater of m³ and metric tons; air: kg' },
      { label: 'Typical time', value: '2–6 weeks by sea; a certificate can take as long' },
      { label: 'Cases of 12, about', value: '20′: 800 or 10 pallets; 40′: 1,200 or 20' },
      { label: 'Proof of export due', value: 'Often 90 days after removal, or tax falls due' },
    ],
    figures: [
      { label: 'A case of 12', value: 'Often 15–20 kg (33–44 lb) with 750 ml bottles' },
      { label: 'Wine in a reefer', value: 'Set point often 12–15 °C (54–59 °F)' },
      {
        label: 'A dry container in summer',
        value: 'Can pass 40 °C (104 °F); a liner slows the swings, only a reefer cools',
      },
      {
        label: 'Dangerous goods',
        value: 'UN3065 above 24% ABV; up to 70%, bottles to 5 L are usually exempt; we check',
      },
    ],
    paragraphs: [
      'From bond, alcohol leaves without federal excise tax: wine and spirits on TTB F 5100.11, beer on TTB F 5130.12. Tax already paid may be claimed back (drawback). Either way TTB, the federal alcohol and tobacco tax bureau, wants proof that it left.',
      'Glass is heavy: 1,200 cases of 16.5 kg (36 lb) weigh 19.8 t, close to the road limit of a 40′. Route and season decide the temperature, tropical transshipment above all. A reefer costs most.',
    ],
    choose: [
      'A pallet or more, to a licensed importer',
      'Permit holders shipping from bond',
      'Several producers, one buyer',
    ],
    avoid: [
      'Bottles to a private person: few carriers, receiver taxed',
      'No importer yet: labels and certificates often name one',
      'Foreign brands for US shelves (three-tier system): see market entry',
      'Bulk wine, flexitanks: see sea freight',
    ],
    ready: [
      { name: 'Product', text: 'Kind, ABV (alcohol by volume), vintage or age, producer, origin' },
      { name: 'Cases', text: 'Bottle size, bottles a case, size and weight, pallets' },
      { name: 'Tax state', text: 'In bond or tax-paid, and where' },
      { name: 'Permits', text: 'TTB permit or brewer’s notice; importer’s license' },
      { name: 'Label', text: 'COLA (US label approval) or export-only?' },
      { name: 'Temperature', text: 'Band, for example 10–20 °C (50–68 °F)' },
    ],
    included: [
      'Pick-up at your cellar or warehouse',
      'Forms and certificates for the destination, checked before loading',
      'The dry, lined or refrigerated space quoted',
      'Export filing (EEI) you authorize; proof of exportation to the producer',
      'One temperature instruction for trucker, terminal and carrier',
    ],
    notIncluded: [
      'Excise and VAT at destination',
      'Laboratory analysis, fees of authorities',
      'Your own TTB permits, bond and records',
      'Reefer power and storage after the free days',
    ],
    documents: [
      { name: 'TTB F 5100.11', text: 'A bonded proprietor gives notice; others need TTB’s approval first' },
      { name: 'TTB F 5130.12', text: 'Beer leaving the brewery' },
      {
        name: 'EU VI-1',
        text: 'Certificate and analysis; simplified for US-made wine; up to 100 liters possibly none',
      },
      {
        name: 'TTB export certificate',
        text: 'Free sale, origin, age, health; permit holders only; Brazil and others want theirs',
      },
      { name: 'EEI and its number (ITN)', text: eeiRule },
      { name: 'Proof of exportation', text: 'Bill of lading or air waybill, sale records' },
      {
        name: 'Dangerous goods declaration',
        text: 'Where UN3065 applies, as to casks over 250 liters; carriers may ask ABV anyway',
      },
    ],
    offered: [
      'Full containers, loaded at your cellar',
      `Shared containers (LCL)${byNvocc}; wine takes on smells, so ask what travels beside it`,
      `Consolidation${byNvocc}: several producers, separate tax documents`,
      'Air freight for samples; real weight usually counts',
      'Shipping from bond, timed with the TTB form',
      'Temperature plan by route and month, recorder on request',
      'Certificates agreed with your importer first',
      'Imports for federal basic permit holders, with FDA prior notice',
    ],
    why: {
      heading: 'Why choose us for wine',
      points: [
        'One set point on every document.',
        'We say when a liner will do and when only a reefer.',
        'We close the file when the producer has proof of exportation.',
      ],
    },
    better: {
      service: 'air-freight',
      link: 'Look at air freight',
      text: 'For samples, a trade fair or a few valuable cases: days, not weeks, and no summer yard.',
    },
    request: 'Request a beverage rate',
  };
};
