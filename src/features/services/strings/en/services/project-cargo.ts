import type { ServiceStrings } from '#features/services/service-strings.ts';
import type { Settings } from '#features/settings/settings.ts';
import { eeiRule, trade } from '../trade.ts';

/** The text of /services/project-cargo. */
export const projectCargo = (settings: Settings): ServiceStrings => {
  const { byTruckers } = trade(settings);
  return {
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
      { label: 'Permit height above', value: '4.11 m (13′6″); in some states 4.27 m (14′)' },
      {
        label: 'Escort vehicles',
        value: 'Each state sets its own width, height and length; the permit names them',
      },
      {
        label: 'Superheavy',
        value: 'Each state sets its weight with vehicle: bridges evaluated first',
      },
      { label: 'ISF, exempt breakbulk', value: '24 hours before arrival' },
    ],
    paragraphs: [
      'Many pieces sail on a flat rack, a container without sides or roof, even out of gauge: wider or taller than the rack. You then also pay for the places blocked beside and above. Others go breakbulk, lifted singly aboard, or on wheels (RoRo).',
      'On the road we check bridges, wires, curves and the site gate. Each state sets its own permit, escorts, hours and curfews, as a rule only for indivisible loads. A surveyor attends where value or insurer asks.',
    ],
    choose: [
      'It passes no container door (2.34 × 2.28 m; high cube 2.58)',
      'Too heavy for a container or standard trailer',
      'Taking it apart costs more, or ends the warranty',
      'Many pieces in fixed order',
    ],
    avoid: [
      'Unbolted parts would make it fit a container',
      'No drawings yet: a budget figure only',
      'Divisible loads: states rarely permit them overweight',
      'No slack for permits, weather and ship',
    ],
    ready: [
      { name: 'Drawings', text: 'General arrangement and lifting, with saddles, skid and crate' },
      { name: 'Sizes and weights', text: 'Of each piece; weighed beats calculated' },
      { name: 'Center of gravity', text: 'And where to lift and lash, with what force' },
      { name: 'Both sites', text: 'Photos of gates, ground, overhead lines; any crane' },
      { name: 'Protection', text: 'Deck, rain, tilt allowed? How long outside?' },
      { name: 'Insurer’s conditions', text: 'Loading or lashing surveys?' },
    ],
    included: [
      'Written method: truck, crane, ship or flat rack per piece',
      'Freight on the stated dimensions and weights',
      'Permits and escort vehicles for the states named',
      'Lifts at the places named, with their gear',
      'Lashing to the agreed plan',
    ],
    notIncluded: [
      'Changed size or weight; the rate says what it costs',
      'Waiting time beyond stated hours',
      'Police escorts, wire lifting, road works ordered by authorities',
      'Cranes and ground works on your site, unless named',
    ],
    documents: [
      { name: 'Lifting drawing', text: 'Points, angles, sling lengths, center of gravity' },
      { name: 'Packing list by piece', text: 'Marks, dimensions, weight, cubic meters' },
      { name: 'Method statement, lashing plan', text: 'Who does what; the force each lashing holds' },
      { name: 'Road permits', text: 'One per state, for one truck, one route, a few days' },
      { name: 'Bill of lading', text: '“On deck”: the carrier may owe little or nothing; tell your insurer' },
      {
        name: 'Export or import filing',
        text: `EEI (ITN): ${eeiRule}. Imports: ISF`,
      },
      { name: 'Survey report', text: 'Condition, lifts, lashing, with photos and times' },
    ],
    offered: [
      'Method and route study: cost, time and risk compared',
      'Out-of-gauge containers: flat racks, open tops',
      'Breakbulk and heavy lift, ship’s or shore cranes, charter',
      'Rolling cargo on its own wheels or a roll trailer',
      `Heavy haulage${byTruckers}: lowboys, multi-axle, extendable trailers`,
      'Permits and escorts, with curfews and holidays',
      'Lifting, lashing and independent survey',
      'Delivery in site order, each piece unloaded once',
    ],
    why: {
      heading: 'Why choose us for a project',
      points: [
        'One person holds the sequence, workshop to site.',
        'We say where turning or unbolting a piece saves tons or a permit.',
        'Nobody quotes from an old drawing.',
      ],
    },
    better: {
      service: 'sea-freight',
      link: 'Look at sea freight',
      text: 'If every piece can pass a container door, a standard container is nearly always cheaper and sails more often.',
    },
    request: 'Request a project rate',
  };
};
