import type { Attachment, Email } from 'postal-mime';

/** Returns the value of a header by its name in lower case, without spaces around it; empty without one. */
export type Headers = (name: string) => string;

export function headerReader({ headers }: Email): Headers {
  return (name) => headers.find(({ key }) => key === name)?.value ?? '';
}

/** Limit of characters that are read of an attached mail or report. */
export const longestPart = 50_000;

/** Returns the beginning of an attached mail or report, in UTF-8. */
export function startOf({ content }: Attachment): string {
  if (typeof content === 'string') return content.slice(0, longestPart);
  return new TextDecoder().decode(new Uint8Array(content).subarray(0, longestPart));
}
