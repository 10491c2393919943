/** What is wrong with an e-mail address; a key of `fieldMessages` in contract/messages.ts. */
export type EmailProblem = 'email' | 'email-domain' | 'email-ending' | 'email-comma' | 'email-dots';

/** RFC 5321, section 4.5.3.1, and RFC 1035, section 2.3.4. */
const longest = { address: 254, local: 64, label: 63 };

/** Letters of any script; what RFC 5322 allows without quotes, and nothing that is invisible. */
const local = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
/** Never digits alone, so that no IP address passes. */
const ending = /^(?:xn--[a-z\d-]+|[\p{L}\p{M}]{2,})$/iu;

/**
 * Why no mail can arrive at an address, or null when one could: the domain must be one that can exist. Whether it does,
 * only a mail can tell. Takes the address trimmed; takes time in proportion to its length.
 */
export function emailProblem(address: string): EmailProblem | null {
  if (address.length > longest.address) return 'email';
  const at = address.lastIndexOf('@');
  if (at < 1) return 'email';
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)];
  if (name.includes(',') && !/[@\s]/.test(name)) return 'email-comma';
  if (name.length > longest.local || !local.test(name)) return 'email';
  if (domain === '') return 'email-domain';
  if (domain.includes(',')) return 'email-comma';
  const labels = domain.split('.');
  if (labels.includes('')) return 'email-dots';
  if (!labels.every((one) => one.length <= longest.label && label.test(one))) return 'email';
  if (labels.length === 1) return 'email-ending';
  return ending.test(labels.at(-1) ?? '') ? null : 'email';
}
