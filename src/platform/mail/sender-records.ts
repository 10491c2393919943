import { Resolver } from 'node:dns/promises';
import { minute } from '../values/durations.ts';

/** Unknown where no name server answered. */
export type RecordState = 'found' | 'missing' | 'unknown';

/** DNS records by which other mail servers trust a domain's mails (RFC 7208, RFC 6376, RFC 7489). */
export interface SenderRecords {
  spf: RecordState;
  /** Under the selectors of common mail providers; unknown where it is none of them, as others cannot be guessed. */
  dkim: Exclude<RecordState, 'missing'>;
  dmarc: RecordState;
}

/** Selectors of Google, Microsoft, Amazon SES, Fastmail, Mailchimp and those that manuals of mail servers use. */
const selectors = ['google', 'selector1', 'selector2', 'default', 'dkim', 'mail', 's1', 's2', 'k1', 'fm1'];

const timeoutMs = 2_000;
const freshMs = 10 * minute;

interface TextResolver {
  resolveTxt: (name: string) => Promise<string[][]>;
}

async function findRecord(resolver: TextResolver, names: string[], begins: RegExp): Promise<RecordState> {
  const states = await Promise.all(
    names.map(async (name): Promise<RecordState> => {
      try {
        const texts = (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
        return texts.some((text) => begins.test(text)) ? 'found' : 'missing';
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        return code === 'ENOTFOUND' || code === 'ENODATA' ? 'missing' : 'unknown';
      }
    }),
  );
  if (states.includes('found')) return 'found';
  return states.includes('unknown') ? 'unknown' : 'missing';
}

/** Looks up what a domain publishes about its mails. Never rejects. */
export async function lookUpSender(
  domain: string,
  resolver: TextResolver = new Resolver({ timeout: timeoutMs, tries: 1 }),
): Promise<SenderRecords> {
  const labels = domain.split('.');
  // A subdomain follows the policy of its organization.
  const policies = labels.map((_, at) => `_dmarc.${labels.slice(at).join('.')}`).slice(0, -1);
  const [spf, dkim, dmarc] = await Promise.all([
    findRecord(resolver, [domain], /^v=spf1\b/i),
    findRecord(
      resolver,
      selectors.map((selector) => `${selector}._domainkey.${domain}`),
      /\bp=\S/,
    ),
    findRecord(resolver, policies, /^v=DMARC1\b/),
  ]);
  return { spf, dkim: dkim === 'found' ? 'found' : 'unknown', dmarc };
}

/** Keeps what was looked up last for ten minutes. */
export interface SenderCheck {
  /** Returns the last result without waiting; a first call begins the lookup. */
  known: (domain: string) => SenderRecords | null;
  lookUp: (domain: string) => Promise<SenderRecords>;
}

export function createSenderCheck(clock: () => number, look = lookUpSender): SenderCheck {
  let last: {
    domain: string;
    at: number;
    asked: Promise<SenderRecords>;
    known: SenderRecords | null;
  } | null = null;
  function ask(domain: string) {
    if (last?.domain === domain && clock() - last.at < freshMs) return last;
    const asked = look(domain);
    const begun = { domain, at: clock(), asked, known: last?.domain === domain ? last.known : null };
    last = begun;
    void asked.then((records) => {
      begun.known = records;
    });
    return begun;
  }
  return { known: (domain) => ask(domain).known, lookUp: (domain) => ask(domain).asked };
}
