/** Draws an SVG without text as a PNG of a height, in the threads of the library. */
export async function drawPng(svg: string, height: number): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const drawn = await renderAsync(svg, {
    fitTo: { mode: 'height', value: height },
    font: { loadSystemFonts: false },
  });
  return drawn.asPng();
}
