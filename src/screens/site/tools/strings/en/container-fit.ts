import { gapCm, mostStacks } from '#features/cargo/container-fit.ts';
import { mostRows } from '#features/cargo/pieces.ts';

export const containerFit = {
  meta: {
    title: 'Container fit calculator: 20′, 40′, high cube, 45′',
    description:
      'Enter your pieces and see which container takes them: by volume, by road weight, by the door and on a floor plan drawn to scale, with the arithmetic.',
  },
  heading: 'Which container takes it?',
  text: 'Volume alone fits more than a floor does. This page also checks weight, the door, the longest side and a plan of the floor.',
  empty: 'Enter the first row. The container to ask for appears here.',
  names: { '20': '20′', '40': '40′', '40hc': '40′ high cube', '45hc': '45′ high cube' },
  short: { '20': '20′', '40': '40′', '40hc': '40′ HC', '45hc': '45′ HC' },
  suggested: 'Ask for',
  none: {
    heading: 'No closed container',
    text: 'At least one piece goes into none of the four. An open top, a flat rack or breakbulk may carry it.',
    link: 'Project cargo',
  },
  decides: {
    floor: 'The floor decides: the pieces need this many containers side by side.',
    weight: 'The weight decides: a truck carries no more on US roads.',
    volume: 'The volume decides.',
    one: 'All pieces find a place on the floor, within weight and volume.',
    unplanned: `By volume and weight alone: over ${mostStacks} stacks, this page plans no floor.`,
  },
  facts: {
    volume: 'Volume used',
    weight: 'Road weight used',
    of: '{used} of {most}: {percent}%',
  },
  plan: {
    heading: 'The floor, drawn to scale',
    first: 'The first of {count} containers.',
    text: 'Front wall on the left, door on the right. Each number is a row; × says how many stand on one another.',
    description:
      'Floor plan of a {name}, {length} × {width} cm inside. {stacks} places taken, with {pieces} of {all} pieces.',
    wall: 'front wall',
    door: 'door',
  },
  compare: {
    heading: 'All four, side by side',
    container: 'Container',
    byVolume: 'By volume',
    byWeight: 'By weight',
    byFloor: 'By floor',
    needed: 'Needed',
    doesNotFit: 'Does not fit',
    unplanned: 'not planned',
    misfits: {
      length: 'Row {row} is too long for a {name}: {value} of {most} cm inside.',
      'door-width': 'Row {row} is too wide for the door of a {name}: {value} of {most} cm.',
      'door-height': 'Row {row} is too high for the door of a {name}: {value} of {most} cm.',
    },
  },
  work: {
    heading: 'How it was worked out',
    row: 'Row {number}',
    total: 'Into a {name}',
    volume: 'Volume',
    weight: 'Weight',
    stacks: 'Stacks',
    floor: 'Floor',
    high: '{height} cm inside ÷ {piece} cm = {most} high: {count} stacks',
    alone: 'Nothing on top: {count} places on the floor',
    count: '{used} ÷ {most} = {ratio}, so {count}',
    plan: 'By the plan: {count}',
  },
  caveats: {
    heading: 'What this page does not know',
    list: [
      'How weight is spread over the floor, and what one piece can carry on top.',
      'Lashing, dunnage, and room for a forklift or pallet jack.',
      'Your container: inside sizes, door and payload are typical and vary by carrier. Few carriers have a 45′, so this page names one only where a piece goes into no other.',
      'Your road: 17.2\u00a0t in a 20′ and 20.0\u00a0t in a 40′ are typical US limits; a 45′ is counted like a 40′. Heavier loads need another chassis or a permit.',
      'A better plan: pieces stay upright, are turned on the floor only, and stand on pieces of their own row. A good loader may get more in.',
    ],
    limits: `Limits of this page: ${mostRows} rows, floor plans up to ${mostStacks} stacks, ${gapCm} cm between pieces.`,
  },
  other: {
    text: 'Less than about 13 m³? A share of a container is charged by W/M.',
    link: 'Chargeable weight',
    path: '/tools/chargeable-weight',
  },
};
