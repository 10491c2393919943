export const firstPrice = {
  meta: {
    title: 'Estimated price',
    description:
      'An estimated price for your shipment at once, from our own rates. Our team sends the firm quote.',
  },
  /** On the other pages. */
  see: 'See an estimated price',
  heading: 'An estimated price, at once',
  text: 'A range from our own rates. Our team sends the firm quote.',
  fields: {
    from: 'From',
    to: 'To',
    what: 'What should move',
    mode: 'How it travels',
    type: 'Container',
    count: 'How many',
    kg: 'Total weight, kg',
    m3: 'Total volume, m³',
    currency: 'Currency',
  },
  place: 'A city and its country',
  example: 'Tiles, 2 pallets 120 × 100 × 140 cm, 600 kg in all',
  /** Of several places of one name. */
  taken: 'We took {place}, which is on our lanes. Not this one?',
  readFromText: 'Read from your words',
  suggestions: {
    count: { one: '{count} suggestion', other: '{count} suggestions' },
    none: 'No suggestions',
  },
  modes: {
    air: 'By air',
    fcl: 'By sea, full container',
    lcl: 'By sea, shared container',
    rail: 'By rail',
    road: 'By road',
  },
  cheapest: 'Cheapest option',
  highCube: 'For a 40′ HC: we have no online rate for a 40′, and a 40′ HC takes the same cargo.',
  noContainer: 'No container',
  or: 'or, without a container',
  special: {
    title: 'Special cargo',
    label: 'Dangerous, refrigerated or oversized cargo, a vehicle, or alcoholic beverages',
  },
  submit: 'See the price',
  change: 'Change the shipment',
  range: 'Estimated price',
  scopes: {
    air: 'Airport to airport, estimate',
    fcl: 'Port to port, estimate',
    lcl: 'Port to port, estimate',
    rail: 'Terminal to terminal, estimate',
    road: 'City to city, estimate',
  },
  transit: 'Typical transit',
  includes: 'Includes',
  leavesOut: 'Not included',
  nothing: 'None in these rates',
  atLeast: 'A small shipment costs at least this much. Its minimum charge is in the firm quote.',
  /** The rate of a larger area, or of a port or airport near a place without rates. */
  rated: {
    area: 'Rate used: {area}, for {place}.',
    nearby: 'Rate used: {area}. The transport between {place} and there is not included.',
  },
  on: 'Priced on {date}',
  until: 'by rates that are valid until {date}',
  converted: 'Converted from {currency} at our exchange rate of {date}.',
  notAnOffer:
    'This is an estimate, not an offer. The firm quote may differ once we know the exact cargo, dates and services.',
  firm: 'Ask now: a firm quote by',
  ask: 'Ask for the firm quote',
  refused: {
    heading: 'No online estimate',
    notRated: 'We have no online estimate for this shipment. Our team quotes it.',
    special: 'This cargo needs permits or special handling, so our team quotes it.',
    tooOften:
      'You have seen many prices. You can see the next one in {wait}. Or send us the request, and our team quotes it.',
  },
  problems: {
    place: 'We do not know this place. Enter a city and its country.',
    choose: 'There are several. Which one is it?',
    container: 'Choose a container, and how many as a whole number above 0.',
    cargo: 'Choose a container, or enter the total weight and volume.',
    readings: 'This can be read as {whole} or as {decimal}. Enter the one you mean.',
    number: {
      kg: 'Enter a weight above 0, such as 1250.5, 1.25 t or 2750 lb.',
      m3: 'Enter a volume above 0, such as 2.5 or 90 ft3.',
    },
  },
};
