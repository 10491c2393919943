/** RFC 3834: keeps out-of-office answers from coming back, and from being answered again. */
export const automaticHeaders = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

const longest = 60;

/**
 * Makes what a visitor typed fit for a header that the desk sees: one line of at most 60 characters, without control
 * characters and without the invisible ones that hide or reorder text.
 */
export function headerText(typed: string): string {
  const line = typed.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const characters = Array.from(line);
  return characters.length <= longest
    ? line
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
