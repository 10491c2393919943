import { company } from '../../company.ts';
import type { ServiceStrings } from '../../service-strings.ts';

const { city } = company.address;

/** The text of /services/sea-freight. */
export const seaFreight: ServiceStrings = {
  meta: {
    title: `Sea freight from ${city}: FCL and LCL`,
    description: `Full containers and shared ones through ${city}: when FCL beats LCL, road weight limits, cut-offs and VGM, free time, demurrage and detention.`,
  },
  title: 'Sea freight',
  heading: 'A full container, or your share of one',
  lead: 'FCL is a whole container for you alone. LCL is space in a shared one, paid by the cubic meter. We book the ship, the trucks at both ends, and the documents between them.',
  picture:
    'Model of a container yard: a tall crane on wheels lifts one red container over stacks of sand-colored and dark blue ones.',
  facts: [
    { label: 'FCL is charged by', value: 'The container, however full, within its weight limits' },
    { label: 'LCL is charged by', value: 'W/M: the greater of cubic meters and metric tons' },
    {
      label: 'Inside, typical',
      value: '20′: 33 m³ (1,170 ft³) · 40′: 67 m³ (2,370 ft³) · 40′ high cube: 76 m³ (2,680 ft³)',
    },
    {
      label: 'Cargo on US roads, typical',
      value: '20.0 t (44,000 lb) in a 40′, 17.2 t (38,000 lb) in a 20′ on a standard chassis',
    },
    {
      label: 'Port to port from the US Gulf, typical',
      value: '1–3 weeks to the Caribbean, 2–4 to northern Europe, 4–6 to East Asia',
    },
    { label: 'Free time at a US port, typical', value: '3–7 days; carrier and terminal decide' },
  ],
  paragraphs: [
    'For FCL a truck brings an empty container to your door, usually gives you an hour or two to load it, and takes it to the port sealed. For LCL you deliver to a container freight station, where cargo of several shippers is packed together. Every sailing has cut-offs: the last hour for documents, for VGM and for the container. They differ, and they move. VGM is the verified gross mass, the weight of the packed container, which the shipper must declare under the SOLAS convention; without it the container stays ashore. A US export declaration, where due, must be filed 24 hours before loading.',
    'FCL has one price per container. LCL has one per W/M: 4 m³ weighing 2.5 t is charged as 4, weighing 5 t as 5. To see where FCL becomes cheaper, divide its full price by the LCL price per W/M, both door-to-door. The result is often near 13–15, well before a 20′ is full. It shifts with the market, and LCL fees at destination are what people forget. After arrival two clocks run. Demurrage is for a full container left in the terminal past its free time; detention, often called per diem in the US, is for one kept outside too long.',
  ],
  choose: [
    'More than about 13 m³: price a full container, even one that stays half empty.',
    'Heavy goods such as tiles, drums, steel or bottles: up to the road limit, weight costs little at sea.',
    'A date that you know two months ahead.',
    'Lots of 1–10 m³ that can wait a week at each end to be packed and unpacked (LCL).',
    'Dangerous goods that aircraft refuse but ships accept; the carrier decides.',
  ],
  avoid: [
    'The goods are needed within three weeks.',
    'Less than about 1 m³: LCL has a minimum, usually one W/M, and fixed fees at both ends.',
    'Fragile loose pieces in LCL. They are handled several times: crate them, or take a full container.',
    'A buyer who has no customs broker or no money ready on arrival. Each day past the free time is charged.',
  ],
  ready: [
    { name: 'From and to', text: 'Ports, or both addresses. Say whether there is a loading dock.' },
    {
      name: 'FCL: containers',
      text: 'How many, which type, and the cargo weight in each. Weight decides chassis, road permit and sometimes the port.',
    },
    {
      name: 'LCL: pieces',
      text: 'Sizes and gross weight of each, with pallet, and whether they may be stacked.',
    },
    {
      name: 'Goods',
      text: 'In plain words, with HS or Schedule B code. For dangerous goods the UN number and safety data sheet.',
    },
    { name: 'Dates', text: 'When it can be loaded, and when it must be there.' },
    {
      name: 'Incoterms rule and named place',
      text: `The three letters of the sales contract that say who pays which leg, for example FOB ${city}.`,
    },
    { name: 'Customs and insurance', text: 'Who clears at each end; the invoice value; whether we insure.' },
  ],
  included: [
    'Ocean freight for the stated containers or W/M, with the surcharges known that day.',
    'Terminal handling and documents at the ports the rate names.',
    'Bill of lading, booking, and your cut-offs in one message.',
    'The US export filing, when one is due and you have authorized it in writing.',
    'Trucking, chassis and the usual loading time, if you asked for a door.',
  ],
  notIncluded: [
    'Demurrage, detention and extra chassis days. The rate states your free days.',
    'Duties, taxes, and customs examinations. In LCL, another shipper’s examination can delay your goods too.',
    'Surcharges that the carrier announces after the rate; it says which ones may come.',
    'Overweight chassis and road permits, unless you told us the weight.',
    'Cargo insurance, unless you ask. US law lets a carrier limit liability to USD 500 a package, and in general average the cargo shares the cost of saving the ship.',
  ],
  documents: [
    { name: 'Commercial invoice and packing list', text: 'With the weight and volume of every package.' },
    {
      name: 'Bill of lading or sea waybill',
      text: 'An original bill is a title: without it, no goods. A sea waybill releases to the named consignee and cannot get lost in the mail.',
    },
    {
      name: 'VGM declaration',
      text: 'The packed container weighed, or its cargo weighed and the tare added.',
    },
    {
      name: 'EEI and its ITN',
      text: 'The US export declaration and its number. Due when one Schedule B line exceeds USD 2,500, and at any value under an export license.',
    },
    {
      name: 'ISF, called 10+2',
      text: 'For imports: ten facts from the importer, with US customs 24 hours before loading abroad. Late or wrong can cost USD 5,000 each.',
    },
    {
      name: 'FDA prior notice',
      text: 'For food and drink into the US, green coffee and wine included: filed before the ship arrives.',
    },
    {
      name: 'ISPM 15 mark',
      text: 'The stamp of treated wood on pallets, crates and dunnage. Unmarked wood can send the whole load back.',
    },
    { name: 'Dangerous goods declaration', text: 'Under the IMDG code, with a packing certificate for FCL.' },
  ],
  offered: [
    {
      title: 'Full containers (FCL)',
      text: '20′, 40′ and 40′ high cube, loaded at your door or at a warehouse.',
    },
    {
      title: 'Shared containers (LCL)',
      text: 'From one cubic meter, with the charges of both ends in one figure.',
    },
    { title: 'Refrigerated containers', text: 'Set point and ventilation written into the booking.' },
    {
      title: 'Open top and flat rack',
      text: 'For cargo loaded by crane, or slightly larger than a box.',
    },
    {
      title: 'Trucking and chassis',
      text: 'The leg between port and door, called drayage, with heavy-weight chassis where needed.',
    },
    {
      title: 'Export documents and filing',
      text: 'EEI, VGM and bill of lading, checked against each other before the cut-off.',
    },
    {
      title: 'Imports by sea',
      text: 'ISF in time, customs entry through a licensed broker, pick-up before the last free day.',
    },
    { title: 'Cargo insurance', text: 'By custom for 110% of invoice value and freight.' },
  ],
  why: {
    heading: 'Why choose us for a container',
    points: [
      'Near the break-even you get FCL and LCL side by side, with the charges of both ends.',
      'We check the weight against the road before the container is loaded, not at the scale.',
      'The written rate states the free days in the terminal and outside, what is left out, and how long it stands.',
      'One person watches the cut-offs, and the last free day after arrival, and warns you beforehand.',
      'A demurrage invoice can be wrong. US rules (46 CFR 541) leave at least 30 days to dispute one; we help you check it.',
    ],
  },
  better: {
    service: 'air-freight',
    link: 'Look at air freight',
    text: 'Below about 1 m³ or 500 kg, ask for an air rate too: the minimums of LCL leave less between the two than people expect. The same holds when a late arrival costs more than a flight.',
  },
  request: 'Request a sea rate',
};
