/** Bodies of a quote's draft for the OpenAPI document. */
export const quoteExamples = {
  'air-and-sea': {
    summary: 'Air and sea side by side',
    value: {
      version: 0,
      subject: 'Your quote RR-7K3M9Q: Hamburg to Singapore',
      message: 'Hello Ana,\n\nHere is our quote by air and by sea.',
      content: {
        version: 1,
        validUntil: '2026-12-11',
        options: [
          {
            id: 'air',
            title: 'By air',
            mode: 'air',
            route: 'JFK–BOG, direct',
            transitDays: [2, 4],
            lines: [
              {
                id: 'a1',
                code: 'freight',
                basis: 'chargeable-kg',
                rate: '2.85',
                currency: 'USD',
                minimum: 15_000,
                cost: { rate: '2.1' },
              },
              { id: 'a2', code: 'fuel', basis: 'chargeable-kg', rate: '0.6', currency: 'USD' },
              { id: 'a3', code: 'documents', basis: 'shipment', rate: '75', currency: 'USD' },
            ],
          },
          {
            id: 'sea',
            title: 'By sea, less than a container',
            mode: 'lcl',
            transitDays: [14, 18],
            lines: [
              { id: 's1', code: 'freight', basis: 'w-m', rate: '95', currency: 'USD', minimum: 9_500 },
              { id: 's2', code: 'insurance', basis: 'insured-value', rate: '0.35', currency: 'USD' },
            ],
          },
        ],
        included: 'Export customs clearance\nTerminal handling at origin',
        notIncluded: 'Duties and taxes at destination',
        assumptions: 'Cargo is stackable and not dangerous.',
        terms: 'Subject to space and equipment at the time of booking.',
      },
    },
  },
};
