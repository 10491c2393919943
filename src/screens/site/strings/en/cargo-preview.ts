/** Texts of the preview of a typed cargo on the home page. */
export const cargoPreview = {
  yours: 'Your cargo',
  fits: '{count} × {name}',
  names: {
    '20': '20′',
    '40': '40′',
    '40hc': '40′ high cube',
    '45hc': '45′ high cube',
  },
  /** In place of a container, for a cargo that fills less than half of one. */
  shared: 'Shared container (LCL)',
  minimum: 'Often at least 1 W/M is charged.',
  over: '{tons} t over the usual limit of US roads.',
  within: 'What helps: {options}, or a heavy chassis and road permits.',
  unread: 'We did not understand {texts}.',
  missing: {
    weight: 'Add the weight, such as “69 kg each”.',
    size: 'Add the size for the volume, such as “120 x 100 x 145 cm”.',
  },
  laneRead: 'From and To: read from your words',
  none: 'Add a number, a weight or a size, such as “10 pallets 120 x 100 x 145 cm, 650 kg each”.',
  drawing: 'A container to scale, filled to {percent} %.',
  empty: 'A container to scale, empty.',
  unknown: 'A lane that we list no days for. The rate names them.',
};
