import type { ServiceStrings } from '../../service-strings.ts';

/** The text of /services/project-cargo. */
export const projectCargo: ServiceStrings = {
  meta: {
    title: 'Project cargo: out of gauge, breakbulk, heavy lift',
    description:
      'Pieces too long, wide or heavy for a container: flat rack or breakbulk, freight tons, permits and escorts by state, lifting and lashing plans.',
  },
  title: 'Project cargo',
  heading: 'Project cargo on one plan, workshop to foundation',
  lead: 'We move what is too long, wide or heavy for a container. Every piece is measured, drawn, lifted and lashed to a plan made before booking.',
  picture:
    'Model of a heavy transport: a truck pulls a low trailer with many axles, on it a red power transformer with white insulators, tied down at its corners.',
  facts: [
    { label: 'Breakbulk charged by', value: 'Freight ton: the greater of outer m³ and metric tons' },
    { label: 'Drawings to loading', value: 'Typically 4–12 weeks' },
    { label: 'Out of gauge above', value: '2.30 m (7′6″) wide or 1.90 m (6′3″) high' },
    { label: 'US road permit above', value: '2.59 m (8′6″) wide or 36.3 t (80,000 lb) gross' },
  ],
  figures: [
    {
      label: '40′ flat rack',
      value: 'Typically up to 39 t (86,000 lb) if spread; the carrier decides the gauge',
    },
    { label: 'Permit height above', value: '4.11 m (13′6″); in Texas 4.27 m (14′)' },
    {
      label: 'Escort above',
      value: 'Typically 3.66 m (12′) wide in Louisiana, Oklahoma, New Mexico; 4.27 m (14′) in Texas',
    },
    { label: 'Superheavy in Texas', value: 'Over 115 t (254,300 lb) with vehicle: bridges evaluated first' },
    { label: 'ISF, exempt breakbulk', value: '24 hours before arrival' },
  ],
  paragraphs: [
    'Drawings decide the method: outer dimensions, weight, balance. Many pieces sail on a flat rack, a container without sides or roof, even out of gauge: wider or taller than the rack. Larger or heavier ones go breakbulk, lifted singly aboard, or on wheels (RoRo). Then we check the road: bridges, wires, curves, the site gate. A surveyor attends where value or insurer asks.',
    'A 42 t piece of 8.0 × 3.2 × 3.5 m is charged as 89.6 freight tons. Take off the nozzle that adds 30 cm (12 in), and it is 81.9: 7.7 saved. On a flat rack you also pay for the places blocked beside and above. Each state sets its own permit, escorts, hours and curfews, as a rule only for indivisible loads. Plan in weeks.',
  ],
  choose: [
    'It passes no container door (2.34 × 2.28 m; high cube 2.58)',
    'A piece too heavy for a container or standard trailer',
    'Taking it apart costs more, or ends the maker’s warranty',
    'Many pieces in fixed order, on fixed days',
  ],
  avoid: [
    'A few unbolted parts would make it fit a container',
    'No drawings yet: a budget figure, not a firm rate',
    'Divisible loads: states rarely permit them overweight',
    'No slack for permits, weather and the ship’s delays',
  ],
  ready: [
    { name: 'Drawings', text: 'General arrangement and lifting, with saddles, skid and crate' },
    {
      name: 'Sizes and weights',
      text: 'Length, width, height, gross weight of each; weighed beats calculated',
    },
    {
      name: 'Center of gravity and points',
      text: 'Where it balances; where to lift and lash, with what force',
    },
    { name: 'Both sites', text: 'Photos of gates, ground, overhead lines; any crane there' },
    { name: 'Dates', text: 'When each is ready and due on site; which comes first' },
    { name: 'Protection', text: 'Deck, rain, tilt allowed or not; how long outside' },
    {
      name: 'Insurer’s conditions',
      text: 'Whether they ask for loading or lashing surveys; check before buying freight',
    },
  ],
  included: [
    'Written method: truck, crane, ship or flat rack per piece',
    'Freight on the stated dimensions and weights, piece by piece',
    'Permits and escort vehicles for the states named',
    'Lifts at the places named, with their gear',
    'Lashing and its material to the agreed plan',
  ],
  notIncluded: [
    'Changed size or weight; the rate says what it costs',
    'Waiting time of trucks, cranes, escorts, ship beyond stated hours',
    'Police escorts, wire lifting and road works ordered by authorities',
    'Cranes and ground works on your site, unless named',
    'Duties, taxes and cargo insurance, unless you ask',
  ],
  documents: [
    { name: 'Lifting drawing', text: 'Points, angles, sling lengths, center of gravity' },
    { name: 'Packing list by piece', text: 'Marks, dimensions, weight, cubic meters' },
    {
      name: 'Method statement and lashing plan',
      text: 'Who does what, with which gear; the force each lashing holds',
    },
    { name: 'Road permits', text: 'One per state, for one truck, one route, a few days' },
    { name: 'Bill of lading', text: '“On deck”: the carrier may owe little or nothing; tell your insurer' },
    {
      name: 'Export or import filing',
      text: 'EEI (ITN) over USD 2,500 per Schedule B line, or licensed; imports: ISF',
    },
    { name: 'Survey report', text: 'Condition, lifts, lashing, with photos and times' },
  ],
  offered: [
    { title: 'Method and route study', text: 'Two or three ways by cost, time and risk, before you decide' },
    { title: 'Out-of-gauge containers', text: 'Flat racks, open tops, several racks as one bed' },
    {
      title: 'Breakbulk and heavy lift',
      text: 'Scheduled ship, part or whole charter; ship’s or shore cranes',
    },
    { title: 'Rolling cargo', text: 'Own wheels, or a roll trailer aboard a RoRo ship' },
    { title: 'Heavy haulage', text: 'Lowboys, multi-axle, extendable trailers by axle load' },
    { title: 'Permits and escorts', text: 'State by state, curfews and holidays in the timetable' },
    {
      title: 'Lifting, lashing and survey',
      text: 'Plans drawn, cranes hired, independent surveyor called',
    },
    { title: 'Delivery in site order', text: 'Held and called forward, so each piece is unloaded once' },
  ],
  why: {
    heading: 'Why choose us for a project',
    points: [
      'One person holds the sequence: workshop, truck, crane, ship, permits, site.',
      'We say first where turning or unbolting a piece saves tons or a permit.',
      'Drawings and changes share one reference: nobody quotes from an old revision.',
    ],
  },
  better: {
    service: 'sea-freight',
    link: 'Look at sea freight',
    text: 'If parts come off until every piece passes a container door, a standard container is nearly always cheaper and sails more often.',
  },
  request: 'Request a project rate',
};
