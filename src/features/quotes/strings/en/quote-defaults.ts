/** Texts that a quote begins with until staff change them: lists, an item on each line. */
export const quoteDefaults = {
  included: {
    door: 'Pickup at the address named in the request',
    doorTo: 'Delivery to the address named in the request',
    freight: 'Freight from origin to destination',
    documents: 'Transport documents',
    customsOrigin: 'Customs clearance at origin',
    customsDestination: 'Customs clearance at destination',
    insurance: 'Cargo insurance as listed among the charges',
    storage: 'Storage and handling as listed among the charges',
    advice: 'The services listed among the charges',
  },
  notIncluded: {
    door: 'Pickup at the address named in the request',
    doorTo: 'Delivery to the address named in the request',
    transport: 'Transport to and from the warehouse',
    duties: 'Duties, taxes and fees of authorities',
    dutiesWithoutFees: 'Duties and taxes',
    fees: 'Any fee of authorities',
    customsOrigin: 'Customs clearance at origin',
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
    surcharges: 'Surcharges of carriers are as of the day of this quote.',
    dangerous: 'The carrier must approve the dangerous goods before booking.',
    stored: 'Quantities and sizes are as stated in the request; the count at the warehouse decides.',
  },
  /** An exclusion, `{item}`, that some of the options charge for. */
  unlessCharged: '{item}, unless the option charges for it',
  terms:
    'This quote becomes binding when we confirm the booking in writing.\nWe arrange the services as your agent, except where a bill of lading or another document that we issue says otherwise.',
  /** Follows the terms where the company has trade terms: `{name}`, and `{where}` they are read. */
  tradeTerms: 'Our {name} apply to this quote and are part of it: {where}',
  /** The notice of a negotiated rate arrangement of an NVOCC, before the statement that 46 CFR 532.5 prescribes. */
  nra: {
    offer:
      '{company} offers this price as a non-vessel-operating common carrier (NVOCC), FMC OTI license {license}. Once accepted, it is a negotiated rate arrangement (NRA) between {company} and the customer named above, for the shipment, the places and the charges of this quote, in effect from {day}. Representatives: {staff} for {company}, and {customer} for the customer.',
    tariff: 'Our rules tariff is open to the public, free of charge: {where}',
    accept: 'You accept it on its page, in writing, or by booking:',
    /** The prescribed statement in this language; empty where it is the language of the law. */
    translation: '',
  },
};
