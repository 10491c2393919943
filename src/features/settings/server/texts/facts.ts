import { telephoneUrl } from '../../../../platform/values/telephone.ts';
import type { Settings } from '../../settings.ts';

/** Placeholders that stand for facts of the company. */
export const factNames = [
  'company',
  'legalName',
  'phone',
  'phoneLink',
  'email',
  'ratesEmail',
  'street',
  'city',
  'region',
  'postalCode',
  'website',
] as const;

/** Facts of the company by the placeholder that stands for them in a text that an owner edits. */
export function factsOf({ company }: Pick<Settings, 'company'>): Record<(typeof factNames)[number], string> {
  const { name, legalName, phone, email, address, website } = company;
  return {
    company: name,
    legalName,
    phone,
    phoneLink: telephoneUrl(phone),
    email: email.contact,
    ratesEmail: email.rates,
    street: address.street,
    city: address.city,
    region: address.region,
    postalCode: address.postalCode,
    website,
  };
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Makes the function that replaces facts in a text by their placeholders, the longest first. */
export function placeholdersFor(facts: Record<string, string>): (text: string) => string {
  const names = new Map<string, string>();
  for (const [name, fact] of Object.entries(facts)) if (fact && !names.has(fact)) names.set(fact, name);
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${longestFirst.map(literal).join('|')})(?![\p{L}\p{N}])`,
    'gu',
  );
  return (text) => text.replace(pattern, (fact) => `{${names.get(fact)}}`);
}

export const placeholder = /\{(\w+)\}/g;

/** Lists the placeholders of a text, each as often as it stands there. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}
