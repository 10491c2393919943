/** Texts that a quote begins with until staff change them: lists, an item on each line. */
export const quoteDefaults = {
  included: {
    door: 'Pickup ({place})',
    doorTo: 'Delivery ({place})',
    /** Used if the request names no place. */
    doorUnnamed: 'Pickup at origin',
    doorToUnnamed: 'Delivery at destination',
    freight: 'Freight from origin to destination',
    documents: 'Transport documents',
    customsOrigin: 'Customs clearance at origin',
    customsDestination: 'Customs clearance at destination',
    insurance: 'Cargo insurance as listed among the charges',
    storage: 'Storage and handling as listed among the charges',
    advice: 'The services listed among the charges',
  },
  /** The main carriage of each mode. */
  freightBy: {
    air: 'Air freight from airport to airport',
    fcl: 'Ocean freight from port to port',
    lcl: 'Ocean freight from port to port',
    rail: 'Rail freight from ramp to ramp',
    road: 'Road freight',
  },
  notIncluded: {
    door: 'Pickup ({place})',
    doorTo: 'Delivery ({place})',
    /** Used if the request names no place. */
    doorUnnamed: 'Pickup at origin',
    doorToUnnamed: 'Delivery at destination',
    transport: 'Transport to and from the warehouse',
    duties: 'Duties, taxes and fees of authorities',
    dutiesWithoutFees: 'Duties and taxes',
    fees: 'Any fee of authorities',
    customsOrigin: 'Customs clearance at origin',
    customsOriginUs: 'Export customs clearance, with the AES filing (EEI)',
    customsDestination: 'Customs clearance at destination',
    insurance: 'Cargo insurance',
    storage: 'Storage',
    demurrage: 'Demurrage and detention',
    waiting: 'Waiting time',
    inspection: 'Inspections by customs or other authorities',
  },
  assumptions: {
    cargo: 'Weights, sizes and contents are as stated in the request; the carrier’s measurement decides.',
    space: 'Space and equipment are subject to availability when booking.',
    surcharges: 'Surcharges of carriers are as of the date of this quote.',
    surchargesBySea:
      'Surcharges of carriers are as of the date of this quote. Peak season surcharges, general rate increases (GRI) and congestion surcharges that take effect before loading are added as the carrier charges them, unless listed above.',
    surchargesByAir:
      'Fuel and security surcharges are as of the date of this quote. The carrier’s surcharges on the day of departure apply, peak season among them.',
    dutiesOfBuyer: 'Under {rule} the buyer clears the goods for import and pays duties and taxes.',
    dutiesOfSeller:
      'Under {rule} the seller clears the goods for import and pays duties and taxes. They are in this price only where they are listed above.',
    broker: 'Import customs clearance is by a licensed customs broker.',
    dangerous: 'The carrier must approve the dangerous goods before booking.',
    stored:
      'Quantities and sizes are as stated in the request. If the warehouse counts or measures differently, its figures apply.',
  },
  /** An exclusion, `{item}`, that some of the options charge for. */
  unlessCharged: '{item}, unless the option charges for it',
  /** The freight rate of a larger area, or of a port or airport near a place without rates. */
  rated: {
    area: {
      from: 'Freight from {place} is at the rate of {area}.',
      to: 'Freight to {place} is at the rate of {area}.',
    },
    nearby: {
      from: 'The freight rate is that of {area}. The transport from {place} to there is included only where a line charges for it.',
      to: 'The freight rate is that of {area}. The transport from there to {place} is included only where a line charges for it.',
    },
  },
  terms:
    'When you accept this quote, you and we have agreed on its price and terms. Carriage remains subject to our booking confirmation (space and equipment), to your KYC documents and to the screening of all parties against sanctions lists.\nWe arrange the services as your agent, except where a bill of lading or another document that we issue says otherwise.',
  /** Begins the terms where the company has set when it is paid. */
  payment: {
    before: 'Payment before the cargo is released.',
    days: {
      one: 'Payment within {count} day of the invoice date.',
      other: 'Payment within {count} days of the invoice date.',
    },
  },
  /** Follows the terms where the company has trade terms: `{name}`, and `{where}` they are read. */
  tradeTerms: 'Our {name} apply to this quote and are part of it: {where}',
  /** The notice of a negotiated rate arrangement of an NVOCC, before the statement that 46 CFR 532.5 prescribes. */
  nra: {
    offer:
      '{company} offers this price as a non-vessel-operating common carrier (NVOCC), FMC OTI license {license}. Offered on {day}. Once you accept it, and from that day, it is a negotiated rate arrangement (NRA) between {company} and the customer named above, for the shipment, the places and the charges of this quote; it must be accepted before the cargo is received. Representatives, at the addresses of the parties above: {staff} for {company}, and {customer} for the customer.',
    tariff: 'Our rules tariff is open to the public, free of charge: {where}',
    accept: 'You accept it on its page, in writing, or by booking:',
    /** The prescribed statement in this language; empty where it is the language of the law. */
    translation: '',
  },
};
