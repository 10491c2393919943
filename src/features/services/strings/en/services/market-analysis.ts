import type { ServiceStrings } from '#features/services/service-strings.ts';
import type { Settings } from '#features/settings/settings.ts';
import { trade } from '../trade.ts';

/** The text of /services/market-analysis. */
export const marketAnalysis = (settings: Settings): ServiceStrings => {
  const { byBroker } = trade(settings);
  return {
    meta: {
      title: 'Market entry',
      description:
        'Products made ready for the markets where they will be sold: labels, FDA and NOM rules, tariff code, origin, importer and a test shipment.',
    },
    title: 'Market entry',
    heading: 'Market entry: your product ready before it sails',
    lead: 'We prepare products for markets abroad: tariff code, label, registrations, importer, a test shipment, then containers.',
    picture:
      'Model of a row of jars, bottles and one red carton leading from two wooden crates to a shop shelf.',
    facts: [
      { label: 'Charged by', value: 'Products × markets: one task per label and country' },
      { label: 'Typical time', value: '2–6 months from first label check to test shipment' },
      { label: 'Tariff code', value: '6 digits worldwide (HS), 10 in the US' },
      { label: 'FDA notice before arrival', value: '8 h by sea, 4 air or rail, 2 truck' },
    ],
    figures: [
      { label: 'US tariff codes', value: 'HTS inbound, Schedule B outbound' },
      { label: 'FDA registration', value: 'Renewed October–December of every even year' },
      { label: 'USMCA origin', value: 'Nine data elements, no fixed form' },
      {
        label: 'US duty-free entry to USD 800',
        value: 'Suspended for all countries since August 29, 2025; we check today’s rule',
      },
      {
        label: 'Extra US tariffs',
        value: 'Steel, aluminum, autos, lumber and others: they change, we check the day’s rate',
      },
    ],
    paragraphs: [
      `Send label, formula, process and country. The tariff code and today’s duty, extra tariffs included, are settled${byBroker} before anything ships. We name the authorities with a say, and the importer of record, who answers to customs. Each step ends with a list: settled, open.`,
      'A dry spice needs little; a canned low-acid food must have its process filed with FDA, the US food authority; meat, dairy and alcohol have their own rules. Laboratory, artwork and signatures take the time. Colors legal at home may be refused; no single Spanish label serves all Latin America.',
    ],
    choose: [
      'A buyer abroad has asked',
      'A shipment was held: label, ingredient, registration',
      'You need landed cost (goods, freight, duty, fees) before pricing',
      'Nobody abroad can import it yet',
    ],
    avoid: [
      'Your buyer imports and approved the label: see air or sea',
      'Recipe or pack about to change: labels reopen',
      'You want sales promised: we prepare, a distributor sells',
      'Medicines, medical devices: a specialist first',
    ],
    ready: [
      { name: 'Label', text: 'Artwork of every panel, with claims (“light”, “natural”)' },
      { name: 'Formula', text: 'Percentages, colors by name or number, allergens, shelf life' },
      { name: 'Process', text: 'How made, packed, kept; pH decides FDA rules' },
      { name: 'Market', text: 'Shop, restaurant, online or wholesale' },
      { name: 'Registrations', text: 'FDA, DUNS number, trademarks, sanitary' },
      { name: 'Inputs', text: 'Origin of each: it decides USMCA or CAFTA-DR duty' },
      { name: 'First order', text: 'Units a case, cases a pallet, quantity' },
    ],
    included: [
      'The market’s rules in writing, with the authority behind each',
      `Proposed tariff code and its duty rate${byBroker}, with the day checked`,
      'Label check on your artwork; trade-agreement origin check',
      'Landed cost of a sample, a pallet and a container',
      'Plan for samples and test shipment (freight apart)',
    ],
    notIncluded: [
      'Fees of authorities, laboratories, label verification units',
      'Design and printing of the new label',
      'Legal advice and trademark filing: a lawyer’s work',
      'The importer’s own duties, such as the FSVP file',
    ],
    documents: [
      {
        name: 'FDA food facility registration',
        text: 'Makers, packers, warehouses; abroad, with a US agent; farms and others exempt',
      },
      {
        name: 'FSVP (Foreign Supplier Verification Program)',
        text: 'Importer’s proof of safe food; DUNS number in entry; some exempt',
      },
      {
        name: 'Nutrition Facts label',
        text: 'US format; a Spanish statement calls for all required text in Spanish',
      },
      {
        name: 'NOM label',
        text: 'Mexico, Spanish, importer’s data: NOM-051 packaged food, soft drinks; NOM-050 many goods',
      },
      { name: 'Certification of origin', text: 'USMCA, CAFTA-DR; a failed claim costs the duty' },
      { name: 'Certificate of free sale', text: 'Sold at home; many Latin American authorities ask' },
      {
        name: 'Distributor agreement',
        text: 'Territory, term, minimums; who owns the sanitary registration: moving it is slow',
      },
    ],
    offered: [
      'Rules check, before you spend on design',
      `Tariff classification${byBroker}; in doubt, a binding customs ruling`,
      'Origin and trade agreements, with the proof to keep',
      'Label adaptation: English; English and French (Canada); Spanish or Portuguese',
      'Registrations: in what order, who signs, when they lapse',
      'Importer of record: duty, bond and liability of each',
      'Distributor groundwork: case sizes, pallet plan, terms',
      'Samples, then one small test shipment at true value',
    ],
    blocks: [
      {
        name: 'Product Development',
        text: 'We name the ingredients, colors and claims to change; the US counts nine major allergens, sesame included.',
      },
      {
        name: 'Placement and Distribution',
        text: 'Supermarkets, restaurant suppliers and online sellers want different cases, margins and documents. We cost each channel.',
      },
      {
        name: 'Branding and Market Positioning',
        text: 'Search a name before printing: abroad it may be taken. Protected names (tequila, bourbon) follow each country’s rules.',
      },
      {
        name: 'Labeling and Compliance',
        text: 'Into the US: Nutrition Facts, household serving sizes, US and metric net weight, origin. Into Mexico: NOM label before sale.',
      },
      {
        name: 'Cultural and Regulatory Adaptation',
        text: '03/04 is March 4 in the US, April 3 in Colombia: print months in letters. Mexico bars cartoons beside warning seals.',
      },
    ],
    why: {
      heading: 'Why choose us for market entry',
      points: [
        'One person keeps your file, from first label to first container.',
        'We never guess: unclear rules come with the authority to ask.',
        'A case that will not fit the pallet shows before it is printed.',
      ],
    },
    better: {
      service: 'warehousing',
      link: 'Look at warehousing',
      text: 'Label, registrations and importer in order? Keep stock near your buyers. Warehousing also puts on the local sticker.',
    },
    request: 'Request market entry',
  };
};
