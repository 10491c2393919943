/** RFC 6266 and 8187: the name in ASCII for old clients, and in full for the others. */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/** Forces a download: an uploaded file is saved, never displayed or executed. */
export function attachmentHeaders({ name, mediaType }: { name: string; mediaType: string }) {
  return {
    'Content-Type': mediaType,
    'Content-Disposition': dispositionOf(name),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  };
}
