/** Summary of Incoterms 2020 in the company's words, without text of the ICC. */
export const incoterms = {
  meta: {
    title: 'Incoterms 2020 chooser: who pays, who bears the risk',
    description:
      'Answer a few questions and see which of the eleven Incoterms 2020 rules fits, who pays for each stage and where the risk passes from seller to buyer.',
  },
  heading: 'Which Incoterms rule fits?',
  text: 'Three letters and a place say who pays for what, and where the risk passes. Answer what you know.',
  choose: 'Show the rule',
  questions: {
    mode: {
      legend: 'How do the goods travel?',
      options: {
        container: 'In a container, or packed for one',
        air: 'By air or courier',
        land: 'By truck or rail',
        vessel: 'Loaded straight onto a ship or barge',
      },
    },
    carriage: {
      legend: 'Who books and pays the main carriage?',
      options: { seller: 'Seller', buyer: 'Buyer' },
    },
    risk: {
      legend: 'Until where does the seller bear the risk?',
      options: { origin: 'Until handed over at origin', destination: 'Until the place of destination' },
    },
    export: {
      legend: 'Who clears the export?',
      options: { seller: 'Seller', buyer: 'Buyer' },
    },
    import: {
      legend: 'Who clears the import and pays duty?',
      options: { buyer: 'Buyer', seller: 'Seller' },
    },
    insurance: {
      legend: 'Must the seller insure the goods for the buyer?',
      options: { seller: 'Yes', none: 'No' },
    },
    unloading: {
      legend: 'Who unloads at the destination?',
      options: { buyer: 'Buyer', seller: 'Seller' },
    },
  },
  place: 'Named place or port',
  placeHint: 'As exact as you can: a terminal, an address, a port.',
  empty: 'Answer the first question. The rule that fits appears here.',
  fits: 'This fits',
  /** While other rules fit, too. */
  soFar: 'Fits so far',
  shown: 'You are looking at',
  also: 'Also possible',
  setAside: 'No rule fits all your answers. This one was left out: {question}',
  notFitting: '{rule} does not fit your answer to: {question}',
  warning: {
    container:
      'For containers, take {instead} instead of {rule}: the carrier has them days before they are on board.',
  },
  rules: {
    EXW: {
      name: 'Ex Works',
      place: 'the seller’s address',
      risk: 'Risk passes when the goods are ready for pick-up, not loaded.',
      mistake:
        'The buyer must load and clear the export, which a foreign buyer often cannot do. FCA is the safer choice.',
    },
    FCA: {
      name: 'Free Carrier',
      place: 'the terminal, or the seller’s address',
      risk: 'Risk passes when the buyer’s carrier has the goods: loaded at the seller’s address, or arrived at another place.',
      mistake:
        'Name the exact place: it decides who pays for the truck. A bank wants an on-board bill of lading? Agree that the carrier issues one to the seller.',
    },
    CPT: {
      name: 'Carriage Paid To',
      place: 'the destination',
      risk: 'Risk passes at the first carrier, although the seller pays to the destination.',
      mistake: 'Risk and cost pass at two places. Name the place of delivery, too.',
    },
    CIP: {
      name: 'Carriage and Insurance Paid To',
      place: 'the destination',
      risk: 'Risk passes at the first carrier; the seller insures for the buyer, all risks, 110% of the price.',
      mistake: 'The wide cover is the default. Agree a smaller one in writing, or pay for the wide one.',
    },
    DAP: {
      name: 'Delivered at Place',
      place: 'the destination',
      risk: 'Risk passes at the destination, on the truck, ready to be unloaded.',
      mistake: 'A buyer who clears the import late pays for waiting and storage: name the broker early.',
    },
    DPU: {
      name: 'Delivered at Place Unloaded',
      place: 'the destination',
      risk: 'Risk passes at the destination once the goods are unloaded.',
      mistake:
        'The one rule where the seller unloads. Make sure that there is a ramp, a forklift or a crane.',
    },
    DDP: {
      name: 'Delivered Duty Paid',
      place: 'the destination',
      risk: 'Risk passes at the destination, cleared for import, ready to be unloaded.',
      mistake: 'The seller becomes the importer. Where it cannot register or reclaim tax, take DAP.',
    },
    FAS: {
      name: 'Free Alongside Ship',
      place: 'the port of loading',
      risk: 'Risk passes when the goods lie beside the ship, on the quay or a barge.',
      mistake: 'For bulk and breakbulk alone. A container is handed over at a terminal: FCA.',
    },
    FOB: {
      name: 'Free On Board',
      place: 'the port of loading',
      risk: 'Risk passes when the goods are on board.',
      mistake:
        'Used for containers out of habit: the seller then bears the risk for days in the carrier’s yard. Take FCA.',
    },
    CFR: {
      name: 'Cost and Freight',
      place: 'the port of destination',
      risk: 'Risk passes on board at the port of loading, although the seller pays the freight.',
      mistake: 'For containers, take CPT. Ask who pays for discharge: the contract of carriage decides.',
    },
    CIF: {
      name: 'Cost, Insurance and Freight',
      place: 'the port of destination',
      risk: 'Risk passes on board at the port of loading; the seller insures for the buyer, minimum cover, 110% of the price.',
      mistake: 'The minimum cover leaves out much. For containers, take CIP, which insures all risks.',
    },
  },
  insurance: {
    label: 'Insurance',
    seller: 'The seller must insure for the buyer.',
    none: 'Neither side has to insure. The one that bears the risk should.',
  },
  namedPlace: 'Name with it',
  mistake: 'Common mistake',
  shares: {
    heading: '{rule}, stage by stage',
    text: 'FCA, CPT and CIP are shown with a terminal near the seller as the place where the carrier takes the goods.',
    stage: 'Stage',
    pays: 'Pays',
    bears: 'Bears the risk',
    seller: 'Seller',
    buyer: 'Buyer',
    place: 'By place or contract',
  },
  stages: {
    loading: 'Loading at the seller',
    exportClearance: 'Export clearance',
    preCarriage: 'Trucking to terminal or port',
    onBoard: 'Terminal and loading on board',
    mainCarriage: 'Main carriage',
    discharge: 'Discharge and terminal',
    importClearance: 'Import clearance and duty',
    onCarriage: 'Trucking to the destination',
    unloading: 'Unloading',
  },
  all: {
    heading: 'All eleven rules',
    anyMode: 'Any mode of transport',
    vessels: 'Sea and inland waterway alone',
    open: 'Show {rule}',
  },
  caveats: {
    heading: 'What three letters do not say',
    list: [
      'Who owns the goods, when the price is due, what happens on breach: the contract of sale says that.',
      'Write rule, place and edition: “FCA Port of Savannah, Garden City Terminal, Incoterms 2020”. In US domestic sales, F.O.B. has another meaning.',
      'Exports from the US under EXW or FCA are often routed export transactions: the buyer’s agent files the export data, and the seller must still supply its part. Confirm who files before booking.',
      'Imports into the US under DDP need an importer of record, and a foreign seller needs a customs bond and an agent here. Confirm with a broker.',
      'Containers by sea to the US need the importer’s security filing (ISF) 24 hours before loading, whatever the rule.',
    ],
    limits:
      'A summary in our own words, no legal advice. “Incoterms” is a trademark of the International Chamber of Commerce, whose text alone counts.',
  },
  other: {
    text: 'Know the rule? See what weight or space the carrier will charge for.',
    link: 'Chargeable weight',
    path: '/tools/chargeable-weight',
  },
  requestNote: 'Opens the rate request with the rule and the place.',
};
