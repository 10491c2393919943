import { services } from '../../src/features/services/service.ts';
import { lanes } from '../../src/features/settings/sample-company.ts';
import type { Locale } from '../../src/platform/i18n/locale.ts';
import { madeUpShipment } from './made-up-cargo.ts';
import { madeUpLocales, madeUpTexts } from './made-up-texts.ts';
import type { Draw } from './random-from.ts';

const trades =
  'Coffee Ceramics Textiles Machinery Winery Organics Motors Furniture Seafood Instruments Timber Cosmetics'.split(
    ' ',
  );
const places =
  'Altura Bahía Cordillera Delta Estrella Fjord Golfo Harbour Ístmo Jacaranda Kestrel Litoral Meseta Norte'.split(
    ' ',
  );
/** A person of a company who writes, some of them again and again. */
function person(draw: Draw, locale: Locale) {
  const texts = madeUpTexts[locale];
  const first = draw.one(texts.firstNames);
  const last = draw.one(texts.lastNames);
  const number = draw.whole(1, 40);
  const business = `${draw.one(places)} ${draw.one(trades)}`;
  const plain = (text: string) => text.normalize('NFKD').replace(/[^\w]/g, '').toLowerCase();
  return {
    name: `${first} ${last}`,
    company: draw.chance(0.75) ? `${business} ${draw.one(texts.endings)}` : '',
    email: `${plain(first)}.${plain(last)}${number}@${plain(business)}.example`,
    phone: draw.chance(0.6)
      ? `+${draw.whole(1, 99)} ${draw.whole(100, 999)} 555 ${draw.whole(1000, 9999)}`
      : '',
  };
}

function rateRequestAnswers(draw: Draw, locale: Locale, receivedAt: number) {
  const { name, company, email, phone } = person(draw, locale);
  const texts = madeUpTexts[locale];
  const { from, to } = draw.one(lanes);
  const [origin, destination] = draw.chance(0.5) ? [from, to] : [to, from];
  const cargo = draw.one(texts.goods);
  const answers = {
    clientName: name,
    brandName: company,
    address: texts.address(draw.one(places), draw.whole(1, 999), origin.name),
    phone,
    email,
    products: texts.products(cargo),
    productOrigin: `${origin.name}, ${origin.country} (${origin.code})`,
    objective: draw.one(texts.wishes),
    productToExport: texts.toExport(draw.whole(1, 60), cargo, origin.name, destination.name),
    referenceNumber: draw.chance(0.4) ? `PO-${draw.whole(1000, 99_999)}` : '',
    ...(draw.chance(0.7) ? { service: draw.one(services) } : {}),
    ...(draw.chance(0.5)
      ? { shipment: madeUpShipment(draw, { from: origin, to: destination }, { locale, receivedAt }) }
      : {}),
  };
  return { kind: 'rate-request', locale, name, company, email, phone, answers } as const;
}

function contactMessageAnswers(draw: Draw, locale: Locale) {
  const { name, email } = person(draw, locale);
  const texts = madeUpTexts[locale];
  const about = texts.about(draw.one(texts.goods), draw.one(lanes).to.name);
  const message = `${draw.one(texts.wishes)} ${about}`;
  const answers = { name, email, subject: draw.one(texts.subjects), message };
  return { kind: 'contact-message', locale, name, company: '', email, phone: '', answers } as const;
}

/**
 * What somebody might send, in their language: four rate requests to a contact message, half of them with a shipment.
 */
export function madeUpSubmission(draw: Draw, receivedAt: number) {
  const locale = draw.weighted(madeUpLocales);
  return draw.chance(0.8)
    ? rateRequestAnswers(draw, locale, receivedAt)
    : contactMessageAnswers(draw, locale);
}
