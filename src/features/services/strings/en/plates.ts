import type { Service } from '../../service.ts';

/** Texts above and below a drawing, and its text for screen readers. */
interface PlateText {
  heading: string;
  text: string;
  description: string;
}

/** The text of the drawings that explain a price, one for each service; every figure follows from the page's text. */
export const plates = {
  'air-freight': {
    heading: 'Pack it lower, pay for less',
    text: 'Two pallets, each 120 × 100 cm and 220 kg. Only the height changes. We work this out from your own sizes before you book.',
    description:
      'Two pallets weigh 440 kg. Packed 150 cm high, their 3.6 cubic meters count as 600 kg, and 600 kg are charged. Packed 110 cm high, 2.64 cubic meters count as 440 kg, and 440 kg are charged.',
    tall: '150 cm',
    low: '110 cm',
    scale: 'On the scale: 440 kg',
    tallVolume: 'By volume: 3.60 m³ = 600 kg',
    lowVolume: 'By volume: 2.64 m³ = 440 kg',
    tallCharged: '600 kg charged',
    lowCharged: '440 kg charged',
  },
  'sea-freight': {
    heading: 'Where a whole container gets cheaper',
    text: 'Divide the price of a 20′ by the LCL price per W/M, both door to door. Rates move the point, so we quote both near it.',
    description:
      'A chart of price by W/M. The price of shared freight, LCL, rises with every W/M. The price of a whole 20-foot container, FCL, is one level line. They often cross between 13 and 15 W/M, far below the 33 cubic meters that fill the container.',
    axis: 'W/M: the greater of m³ and metric tons',
    price: 'Price',
    shared: 'LCL: paid by the W/M',
    whole: 'FCL: one price for a 20′',
    breakEven: 'Break-even, often 13–15 W/M',
    full: '20′ full: 33 m³',
  },
  'train-freight': {
    heading: 'The distance to the ramp decides',
    text: 'Rail pays off from 800–1,200 km, with both doors near a ramp. The truck at each end sets the weight limit.',
    description:
      'A rail line of 1,200 km between two ramps, with a circle of 160 km around each. A door inside the circle keeps the saving of the train; a door 250 km away can use it up. Of the 36.3 metric tons that may drive on US highways, tractor, chassis and a 40-foot container take 16.3, which leaves 20.0 for cargo.',
    line: '1,200 km by rail',
    near: 'Door within 160 km',
    far: '250 km: the saving can be gone',
    road: 'On the road at each end: 36.3 t (80,000 lb) in all',
    truck: 'Tractor, chassis, 40′',
    cargo: '20.0 t of cargo',
  },
  'project-cargo': {
    heading: 'What 30 centimeters cost',
    text: 'Breakbulk is charged over the outermost dimensions. Take off what can be taken off, and ship it beside the piece.',
    description:
      'A vessel 8.0 m long, 3.2 m wide and 3.5 m high with a nozzle that stands 30 cm above it. With the nozzle it is charged as 89.6 freight tons, without as 81.9: 7.7 freight tons less.',
    length: '8.0 m',
    width: '3.2 m',
    height: '3.5 m',
    nozzle: 'nozzle, 0.3 m',
    withNozzle: 'With it: 8.0 × 3.2 × 3.5 m',
    withNozzleTons: '89.6 freight tons',
    without: 'Without: 8.0 × 3.2 × 3.2 m',
    withoutTons: '81.9 freight tons',
    difference: '7.7 freight tons less to pay for',
  },
  'alcohol-wine-exports': {
    heading: 'Lighter glass, more bottles',
    text: 'The road limit fills before the box does: some 20.0 t (44,000 lb) of cargo in a 40′. Ask for the price per bottle, not per box.',
    description:
      'Two 40-foot containers, each loaded to the road limit of 20.0 metric tons. With cases of 20 kg that is 1,000 cases; with cases of 15 kg it is 1,333, a third more in the same container.',
    heavy: 'Cases of 20 kg',
    heavyCases: '1,000 cases',
    light: 'Cases of 15 kg',
    lightCases: '1,333 cases: a third more',
    legend: 'One square = 50 cases of 12, before pallets. 20.0 t each.',
  },
  'luxury-vehicle-export-import': {
    heading: 'Will it fit, and can you get out?',
    text: 'Measure the car with its mirrors folded. A car that cannot be driven in is winched.',
    description:
      'A car 2.00 m wide seen from the open end of a container whose door is 2.34 m wide and 2.28 m high: 17 cm are left on each side. By air, a car of 4.60 × 1.95 × 1.30 m is charged as 1,943.5 kg even if it weighs 1,400 kg.',
    door: 'door 2.34 m',
    car: 'car 2.00 m',
    height: '2.28 m',
    gap: '17 cm',
    gapText: 'left on each side',
    byAir: 'By air: 4.60 × 1.95 × 1.30 m',
    byAirCharged: 'charged as 1,943.5 kg',
    section: 'Container, open end',
  },
  warehousing: {
    heading: 'Ask how the month is counted',
    text: 'The same pallet, the same rate, another bill. We state which one applies before the first pallet arrives.',
    description:
      'Two months on a line. With the split month, pallets received on the 10th pay a full first month and those received on the 20th pay half; from then on both pay by the calendar month. With the anniversary month, pallets received on the 20th pay for one month from that day.',
    first: 'Month 1',
    second: 'Month 2',
    split: 'split at the 15th',
    early: 'In on the 10th',
    fullMonth: 'full month',
    late: 'In on the 20th',
    halfMonth: 'half a month',
    anniversary: 'Anniversary, in on the 20th',
    anniversaryMonth: 'one month from that day',
    legend: 'Filled: the first period paid. Hatched: the next.',
  },
  'market-analysis': {
    heading: 'One label, six checks, one country',
    text: 'A packaged food for the United States. Another country asks for another label, so the work is counted in labels and countries.',
    description:
      'A food label with six marks: the name of the food, the nutrition facts, the ingredients by weight, the allergens, the responsible company and the origin, and the net quantity in grams and ounces. Three products in two countries make six tasks.',
    name: 'Name of the food, in English',
    panel: 'Nutrition Facts',
    ingredients: 'Ingredients, heaviest first',
    allergens: 'Allergens named',
    maker: 'Company and country of origin',
    quantity: 'Net quantity: oz and g',
    tasks: '3 products × 2 countries = 6 labels to clear',
  },
} satisfies Record<Service, PlateText & Record<string, string>>;
