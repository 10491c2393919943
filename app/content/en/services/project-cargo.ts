import type { ServiceStrings } from '../../service-strings.ts';

/** The text of /services/project-cargo. */
export const projectCargo: ServiceStrings = {
  meta: {
    title: 'Project cargo: out of gauge, breakbulk and heavy lift',
    description:
      'Pieces too long, wide or heavy for a container: flat rack or breakbulk, freight tons, permits and escorts by state, lifting and lashing plans.',
  },
  title: 'Project cargo',
  heading: 'Too long, wide or heavy for a container',
  lead: 'Project cargo moves piece by piece: each one measured, drawn, lifted and lashed to a plan. We plan it from the workshop floor to the foundation before anything is booked.',
  picture:
    'Model of a heavy transport: a truck pulls a low trailer with many axles, on it a red power transformer with white insulators, tied down at its corners.',
  facts: [
    {
      label: 'Breakbulk is charged by',
      value: 'The freight ton: the greater of m³ and metric tons over outer dimensions',
    },
    {
      label: 'Out of gauge on a 40′ flat rack, typical',
      value: 'Wider than 2.30 m (7 ft 6 in) or taller than 1.90 m (6 ft 3 in); the carrier decides',
    },
    { label: 'Cargo on a 40′ flat rack, typical', value: 'Up to 39 t (86,000 lb), if the weight is spread' },
    {
      label: 'Heavier or larger than that',
      value: 'Breakbulk, lifted singly onto the ship, or on wheels by RoRo',
    },
    {
      label: 'US road permit above',
      value:
        '2.59 m (8 ft 6 in) wide or 36.3 t (80,000 lb) gross; height 4.11 m (13 ft 6 in), 4.27 m (14 ft) in Texas',
    },
    {
      label: 'Escort vehicle above, typical',
      value: '3.66 m (12 ft) wide in Louisiana, Oklahoma and New Mexico; 4.27 m (14 ft) in Texas',
    },
    { label: 'From drawings to loading, typical', value: '4–12 weeks' },
  ],
  paragraphs: [
    'It begins with drawings: outer dimensions, weight, center of gravity, lifting and lashing points. They decide the method. Many pieces can sail on a container ship on a flat rack, a container without sides or roof, even out of gauge, that is, wider or taller than the rack. Larger ones go as breakbulk, lifted singly onto a ship, or roll aboard on wheels. Then the road is checked: bridges, wires, curves, the gate of the site. Lifts and lashing follow a written plan. A surveyor attends where the value or the insurer asks for it, and reports with photos.',
    'A 42 t piece of 8.0 × 3.2 × 3.5 m is charged as 89.6 freight tons. Take off the nozzle that stands 30 cm above it, and it is 81.9. On a flat rack you also pay for the places that your cargo blocks beside and above it. On the road each state issues its own permit, with its own escorts, hours and curfews, and as a rule only for loads that cannot be divided. In Texas a vehicle of more than 115 t (254,300 lb) with its load is superheavy: bridges on the route are evaluated first, so plan in weeks, not days.',
  ],
  choose: [
    'A piece does not pass a container door, about 2.34 m wide and 2.28 m high (2.58 m in a high cube).',
    'One piece weighs more than a container or a standard trailer may carry.',
    'Taking it apart would cost more, or end the maker’s warranty.',
    'A site needs many pieces in a fixed order, on fixed days.',
  ],
  avoid: [
    'A few parts can be unbolted so that it fits a standard container.',
    'There are no drawings yet. We can give a budget figure, but nobody can give a firm rate.',
    'The load can be divided: states rarely permit an overweight load that could travel in two.',
    'The date on site has no slack for permits, weather and the ship’s own delays.',
  ],
  ready: [
    {
      name: 'Drawings',
      text: 'General arrangement and lifting drawing of each piece, as it will travel: with saddles, skid and crate.',
    },
    {
      name: 'Sizes and weights',
      text: 'Length, width, height and gross weight of each. Weighed beats calculated.',
    },
    {
      name: 'Center of gravity and points',
      text: 'Where it balances; where it may be lifted and lashed, and with what force.',
    },
    {
      name: 'Both sites',
      text: 'Photos of gates, ground and overhead lines; the crane that is there, or none.',
    },
    { name: 'Dates', text: 'When each piece is ready, when it must be on site, and which one comes first.' },
    {
      name: 'Protection',
      text: 'Whether it may travel on deck, get wet or be tilted, and how long it can stand outside.',
    },
    {
      name: 'Insurer’s conditions',
      text: 'Whether the policy asks for a survey of loading and lashing. Ask before you buy the freight.',
    },
  ],
  included: [
    'The method: which truck, crane, ship or flat rack for each piece, in writing.',
    'Freight on the stated dimensions and weights, piece by piece.',
    'Permits and escort vehicles for the states the rate names.',
    'Lifts at the places the rate names, with their gear.',
    'Lashing and its material to the agreed plan.',
  ],
  notIncluded: [
    'A change of size or weight after the rate; it says what a change costs.',
    'Standing time of trucks, cranes and escorts, and detention of the ship, beyond the hours stated.',
    'Police escorts, lifting of wires and road works that an authority orders.',
    'Cranes and ground works on your site, unless the rate names them.',
    'Duties, taxes and cargo insurance, unless you ask.',
  ],
  documents: [
    {
      name: 'Lifting drawing',
      text: 'Points, angles, sling lengths, center of gravity. The crew will ask for it.',
    },
    { name: 'Packing list by piece', text: 'With marks, dimensions, weight and cubic meters of each.' },
    {
      name: 'Method statement and lashing plan',
      text: 'Who does what with which gear, and the forces each lashing must hold.',
    },
    { name: 'Road permits', text: 'One for each state, for one truck, one route and a few days.' },
    {
      name: 'Bill of lading',
      text: 'Read whether it says “on deck”: the carrier may then owe little or nothing, and your insurer must know.',
    },
    {
      name: 'Export or import filing',
      text: 'EEI with its ITN for US exports over USD 2,500 per Schedule B line or under a license. For imports ISF, for exempt breakbulk 24 hours before arrival.',
    },
    { name: 'Survey report', text: 'Condition, lifts and lashing, with photos and times.' },
  ],
  offered: [
    {
      title: 'Method and route study',
      text: 'Two or three ways compared by cost, time and risk before you decide.',
    },
    { title: 'Out-of-gauge containers', text: 'Flat racks and open tops, and several racks as one bed.' },
    {
      title: 'Breakbulk and heavy lift',
      text: 'Space on scheduled ships, or a part or whole charter, with the ship’s cranes or from shore.',
    },
    { title: 'Rolling cargo', text: 'On its own wheels, or on a roll trailer aboard a RoRo ship.' },
    { title: 'Heavy haulage', text: 'Lowboys, multi-axle and extendable trailers to fit axle loads.' },
    {
      title: 'Permits and escorts',
      text: 'Asked for state by state, with curfews and holidays in the timetable.',
    },
    {
      title: 'Lifting, lashing and survey',
      text: 'Plans drawn, cranes hired, an independent surveyor called.',
    },
    {
      title: 'Delivery in site order',
      text: 'Pieces held and called forward, so that the site takes them off the truck once.',
    },
  ],
  why: {
    heading: 'Why choose us for a project',
    points: [
      'Within one business day a person answers, if only with the list of what is missing. That answer says where to send drawings.',
      'One person holds the sequence: workshop, truck, crane, ship, permits, site.',
      'The rate prints the dimensions and weights it rests on, the hours of waiting it allows, and how long it stands.',
      'Where turning a piece or unbolting a part saves freight tons or a permit, we tell you first.',
      'Questions, drawings and changes are kept under one reference, so nobody quotes from an old revision.',
    ],
  },
  better: {
    service: 'sea-freight',
    link: 'Look at sea freight',
    text: 'When a few parts come off and every piece then passes a container door, a standard container by sea is nearly always cheaper and sails more often.',
  },
  request: 'Request a project rate',
};
