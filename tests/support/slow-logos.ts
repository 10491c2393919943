const svgOf = (body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">${body}</svg>`);

const level = (of: number) => {
  const rect = `<rect width="200" height="100" fill="url(#p${of + 1})"/>`;
  return `<pattern id="p${of}" width="200" height="100" patternUnits="userSpaceOnUse">${rect}${rect}</pattern>`;
};

export const plainLogo = svgOf('<rect width="20" height="10" fill="#123456"/>');

/** Logos that no static limit refuses (svg-limits.ts), and that take minutes or gigabytes to draw. */
export const slowLogos = {
  dashes: svgOf('<path d="M0 0H200" stroke="#000" stroke-dasharray="0.001" fill="none"/>'.repeat(2_000)),
  patterns: svgOf(
    `${Array.from({ length: 20 }, (_, index) => level(index)).join('')}<pattern id="p20" width="9" height="9"><rect width="9" height="9"/></pattern><rect width="200" height="100" fill="url(#p0)"/>`,
  ),
};
