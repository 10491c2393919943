/** A PDF made at build time. */
export function loader(): Response {
  return new Response(new Uint8Array([0x25, 0x50, 0x44, 0x46, 0xff, 0xfe, 0x80]), {
    headers: { 'Content-Type': 'application/pdf' },
  });
}
