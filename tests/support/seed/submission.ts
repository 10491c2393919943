import { services } from '#features/services/service.ts';
import { lanes } from '#features/settings/sample-company.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { madeUpCargo } from './cargo.ts';
import type { Draw } from './draw.ts';
import { localeShares, names, textsIn } from './texts.ts';

function person(draw: Draw, locale: Locale) {
  const first = draw.one(names.firstNames);
  const last = draw.one(names.lastNames);
  const number = draw.whole(1, 999);
  const business = `${draw.one(names.places)} ${draw.one(names.trades)}`;
  const plain = (text: string) => text.normalize('NFKD').replace(/[^\w]/g, '').toLowerCase();
  return {
    name: `${first} ${last}`,
    company: draw.chance(0.75) ? `${business} ${draw.one(textsIn[locale].endings)}` : '',
    email: `${plain(first)}.${plain(last)}${number}@${plain(business)}.example`,
    phone: draw.chance(0.6) ? `+52 ${draw.whole(100, 999)} 555 ${draw.whole(1000, 9999)}` : '',
  };
}

function rateRequest(draw: Draw, locale: Locale, receivedAt: number) {
  const { name, company, email, phone } = person(draw, locale);
  const texts = textsIn[locale];
  const { from, to } = draw.one(lanes);
  const [origin, destination] = draw.chance(0.5) ? [from, to] : [to, from];
  const goods = draw.one(texts.goods);
  const answers = {
    clientName: name,
    brandName: company,
    address: texts.address(draw.one(names.places), draw.whole(1, 999), origin.name),
    phone,
    email,
    products: texts.products(goods),
    productOrigin: `${origin.name}, ${origin.country} (${origin.code})`,
    objective: draw.one(texts.wishes),
    productToExport: texts.toExport(draw.whole(1, 60), goods, origin.name, destination.name),
    referenceNumber: draw.chance(0.4) ? `PO-${draw.whole(1000, 99_999)}` : '',
    ...(draw.chance(0.7) ? { service: draw.one(services) } : {}),
    ...(draw.chance(0.5)
      ? { shipment: madeUpCargo(draw, { from: origin, to: destination }, { locale, receivedAt }) }
      : {}),
  };
  return { kind: 'rate-request', locale, name, company, email, phone, answers } as const;
}

function contactMessage(draw: Draw, locale: Locale) {
  const { name, email } = person(draw, locale);
  const texts = textsIn[locale];
  const about = texts.about(draw.one(texts.goods), draw.one(lanes).to.name);
  const message = `${draw.one(texts.wishes)} ${about}`;
  const answers = { name, email, subject: draw.one(texts.subjects), message };
  return { kind: 'contact-message', locale, name, company: '', email, phone: '', answers } as const;
}

export function madeUpSubmission(draw: Draw, receivedAt: number) {
  const locale = draw.weighted(localeShares);
  return draw.chance(0.8) ? rateRequest(draw, locale, receivedAt) : contactMessage(draw, locale);
}
