/** Keys of `fields` in src/platform/commands/strings/en/messages.ts. */
export type EmailProblem = 'email' | 'email-domain' | 'email-ending' | 'email-comma' | 'email-dots';

/** RFC 5321, section 4.5.3.1, and RFC 1035, section 2.3.4. */
const longest = { address: 254, local: 64, label: 63 };

/** Letters of any script and the characters that RFC 5322 allows without quotes; no invisible ones. */
const local = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
/** Never digits alone, so that no IP address passes. */
const ending = /^(?:xn--[a-z\d-]+|[\p{L}\p{M}]{2,})$/iu;

/**
 * Returns the address of a text that was pasted or typed on another keyboard: without invisible characters, `mailto:` and
 * a name before it, and with full-width characters as usual ones.
 */
export function cleanEmail(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^mailto:/i, '');
  return /<([^<>\s]{3,254})>$/.exec(plain)?.[1] ?? plain;
}

/**
 * Returns why no mail can arrive at an address, or null when the domain could exist; its existence is not checked.
 * Takes the address trimmed. Runs in linear time.
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
  if (!labels.every((part) => part.length <= longest.label && label.test(part))) return 'email';
  if (labels.length === 1) return 'email-ending';
  return ending.test(labels.at(-1) ?? '') ? null : 'email';
}

/** Returns the domain of an address in lower case; empty for none. */
export function domainOf(address: string): string {
  const at = address.lastIndexOf('@');
  return at === -1 ? '' : address.slice(at + 1).toLowerCase();
}

/**
 * The most common mail providers and the endings of their domains; the first ending is suggested where one is missing.
 */
const providers: Record<string, string> = {
  gmail: 'com',
  hotmail: 'com es com.mx com.ar com.br co.uk fr it de cl',
  outlook: 'com es com.mx com.ar com.br cl co.uk fr it de pt',
  yahoo: 'com es com.mx com.ar com.br com.co com.pe com.ve com.au cl co.uk co.in co.jp fr it de ca',
  live: 'com com.mx com.ar com.br cl co.uk fr it nl',
  icloud: 'com',
  protonmail: 'com',
  prodigy: 'net.mx',
  terra: 'com.br com com.mx es cl',
  uol: 'com.br com',
  bol: 'com.br',
  msn: 'com',
  aol: 'com',
};

/** Real domains that look like a mistyped one. */
const lookalikes = new Set('mail.com email.com ymail.com foxmail.com cloud.com hotmart.com'.split(' '));

/** Counts the insertions, deletions, replacements and swaps of neighbors between two words. */
function distance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[to.length] ?? 0;
}

/** Short names allow fewer mistakes: they are too close to other companies' domains. */
function mistakesIn(name: string): number {
  if (name.length < 5) return 0;
  return name.length === 5 ? 1 : 2;
}

/**
 * Returns the domain of a common provider that was probably meant; null for a domain of such a provider or any other.
 */
function likelyDomain(typed: string): string | null {
  const [typedName = '', ...rest] = typed.split('.');
  let best: { domain: string; mistakes: number } | null = null;
  for (const [name, endings] of Object.entries(providers)) {
    for (const ending of endings.split(' ')) {
      const domain = `${name}.${ending}`;
      if (domain === typed) return null;
      const inName = distance(typedName, name);
      const typedEnding = rest.join('.');
      const inEnding = typedEnding === '' ? 1 : distance(typedEnding, ending);
      // A country code is not a typo of another.
      const isOtherCountry = inEnding > 0 && typedEnding.length === 2 && ending.length === 2;
      const isNear = inName <= mistakesIn(name) && inEnding <= 1 && !isOtherCountry;
      // Only the dot is missing.
      const isRunTogether = rest.length === 0 && typedName === name + ending;
      const mistakes = isRunTogether ? 1 : inName + inEnding;
      if ((isNear || isRunTogether) && mistakes < (best?.mistakes ?? 3)) best = { domain, mistakes };
    }
  }
  return best?.domain ?? null;
}

/**
 * Suggests the address that was probably meant when the domain is one or two mistakes away from that of a common mail
 * provider; null otherwise. Only a hint: the typed address may be right.
 */
export function suggestEmail(typed: string): string | null {
  const address = typed.trim();
  const at = address.lastIndexOf('@');
  if (at < 1 || address.length > longest.address) return null;
  const domain = address
    .slice(at + 1)
    .toLowerCase()
    .replace(/[\s,]/g, '.')
    .split('.')
    .filter(Boolean)
    .join('.');
  if (lookalikes.has(domain)) return null;
  const likely = likelyDomain(domain) ?? domain;
  if (likely === address.slice(at + 1).toLowerCase()) return null;
  const suggested = `${address.slice(0, at)}@${likely}`;
  return emailProblem(suggested) === null ? suggested : null;
}
