/** The land of the world map. */
export function loader(): Response {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>';
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
