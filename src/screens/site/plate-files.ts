/** The line drawings of src/ui/plates: in a list, as the benchmark reads the site's addresses without its bundler. */
export const plateFiles = [
  'balance.svg',
  'bolt-seal.svg',
  'container-door.svg',
  'container-sizes.svg',
  'globe-lane.svg',
  'off-the-chart.svg',
  'quay-line.svg',
  'waybill.svg',
];
