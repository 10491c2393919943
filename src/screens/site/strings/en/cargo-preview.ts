/** Texts of the preview of a typed cargo on the home page. */
export const cargoPreview = {
  fits: '{count} × {name}',
  names: {
    '20': '20′',
    '40': '40′',
    '40hc': '40′ high cube',
    '45hc': '45′ high cube',
  },
  weight: '{kg} kg of {most} kg, the usual limit of US roads',
  volume: '{m3} m³ of {most} m³',
  plan: '{pieces} of {all} on the floor of the first, not stacked',
  missing: {
    weight: 'Add the weight, such as “69 kg each”.',
    size: 'Add the size for the volume, such as “120 x 100 x 145 cm”.',
  },
  none: 'Add a number, a weight or a size, such as “10 pallets 120 x 100 x 145 cm, 650 kg each”.',
  drawing: 'A container to scale, filled to {percent} %.',
  empty: 'A container to scale, empty.',
  map: '{from} to {to} on a map.',
  unknown: 'A lane that we list no days for. The rate names them.',
  days: 'Typical days between the gateways',
  answer: 'Request a rate now: a person answers by',
  note: 'Nothing is sent until you ask.',
};
