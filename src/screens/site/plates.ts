const drawings: Record<string, string> = import.meta.glob('../../ui/plates/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Line drawings by the last part of their address, `waybill.svg`, as templates of the brand's tones. */
export const plates = new Map(
  Object.entries(drawings).map(([path, drawing]) => [path.slice(path.lastIndexOf('/') + 1), drawing]),
);
