/** The mail of a quote as it begins; staff write on from there. Its variables are those of canned replies. */
export const quoteDraft = {
  subject: 'Your quote {{reference}}',
  message:
    'Hello {{name}},\n\nThank you for your request. Our quote is attached, and you can accept it on the page of your request.\n\nIs something missing, or has something changed? Answer this mail, and we will adjust the quote.\n\nKind regards,\n{{agent}}',
  /** Of a quote that a rule sends; the company is its agent. */
  byRule:
    'Hello {{name}},\n\nThank you for your request. Here is our quote, calculated from our rates for your shipment. It is for general cargo: for dangerous, refrigerated or oversized goods, vehicles or alcohol, ask us first. You can accept it on the page of your request.\n\nIs something missing, or has something changed? Answer this mail: a person reads it and replies to you.\n\nKind regards,\n{{agent}}',
  /** Of a quote that was sent before and holds for longer. */
  extended:
    'Hello {{name}},\n\nOur quote now holds for longer. It is attached, and you can accept it on the page of your request.\n\nKind regards,\n{{agent}}',
  /** Of a quote that replaces one that was sent before. */
  revised:
    'Hello {{name}},\n\nHere is our revised quote; it replaces the one that we sent before. It is attached, and you can accept it on the page of your request.\n\nKind regards,\n{{agent}}',
  /** Asks for what a price lacks; the parts follow it as a list. */
  ask: {
    begin: 'Hello {{name}},\n\nThank you for your request {{reference}}. To quote it, we still need:',
    parts: {
      weight: 'the gross weight of the whole shipment',
      dimensions: 'the number of pieces, with length, width and height',
      containers: 'the number and type of the containers',
      pieces: 'the number of pieces or pallets',
      vehicles: 'the vehicles: how many, with make, model and year',
      value: 'the value of the goods, with its currency',
    },
    end: 'Answer this mail, and you get your price right after.\n\nKind regards,\n{{agent}}',
  },
};
