import { lanes } from '../../app/content/company.ts';
import { services } from '../../contract/service.ts';
import { madeUpShipment } from './made-up-shipments.ts';
import type { Draw } from './random-from.ts';

const firstNames =
  'Ana Benoît Çağla Daniel Élodie Fernando Grace Hiroshi Inés João Katarzyna Lucía Mateo Nkechi Óscar Priya Quentin Renata Søren Thabo Uma Valentina Wei Ximena Yusuf Zoë'.split(
    ' ',
  );
const lastNames =
  'Álvarez Becker Castro Dubois Eze Fernandes García Haddad Ivanova Jansen Kowalski López Müller Nguyen Okafor Pereira Quintana Ramírez Silva Tanaka Ueda Villalobos Whitaker Yılmaz Zamora Núñez'.split(
    ' ',
  );
const trades =
  'Coffee Ceramics Textiles Machinery Winery Organics Motors Furniture Seafood Instruments Timber Cosmetics'.split(
    ' ',
  );
const places =
  'Altura Bahía Cordillera Delta Estrella Fjord Golfo Harbour Ístmo Jacaranda Kestrel Litoral Meseta Norte'.split(
    ' ',
  );
const endings = ['LLC', 'S.A. de C.V.', 'Ltda.', 'GmbH', 'Inc.', 'SAS', 'B.V.'];
const goods = [
  'green coffee in 69 kg bags',
  'ceramic tiles on pallets',
  'spare parts for drilling rigs',
  'Malbec wine, 12 bottles a case',
  'frozen shrimp at -18 °C',
  'a 1967 convertible, running',
  'hospital beds, knocked down',
  'used excavators, two of them',
  'cotton fabric in rolls',
  'lithium batteries, UN3480',
  'olive oil in drums',
  'a transformer of 48 t',
];
const wishes = [
  'We need a price to the door and the transit time.',
  'Please quote FCL 40HC and LCL beside each other.',
  'It must arrive before the fair opens.',
  'Our carrier let us down; can you take over?',
  'Monthly volume would be four containers.',
  'Who clears customs at destination, and what does it cost?',
];
const subjects = [
  'A question about your lanes',
  'Partnership',
  'Tracking my cargo',
  'Invoice copy',
  'Warehouse space',
];

/** A person of a company who writes, some of them again and again. */
function person(draw: Draw) {
  const first = draw.one(firstNames);
  const last = draw.one(lastNames);
  const number = draw.whole(1, 40);
  const deps = `${draw.one(places)} ${draw.one(trades)}`;
  const plain = (text: string) => text.normalize('NFKD').replace(/[^\w]/g, '').toLowerCase();
  return {
    name: `${first} ${last}`,
    company: draw.chance(0.75) ? `${deps} ${draw.one(endings)}` : '',
    email: `${plain(first)}.${plain(last)}${number}@${plain(deps)}.example`,
    phone: draw.chance(0.6)
      ? `+${draw.whole(1, 99)} ${draw.whole(100, 999)} 555 ${draw.whole(1000, 9999)}`
      : '',
  };
}

function rateRequestAnswers(draw: Draw, receivedAt: number) {
  const { name, company, email, phone } = person(draw);
  const { from, to } = draw.one(lanes);
  const [origin, destination] = draw.chance(0.5) ? [from, to] : [to, from];
  const cargo = draw.one(goods);
  const answers = {
    clientName: name,
    brandName: company,
    address: `${draw.whole(1, 999)} ${draw.one(places)} Street, ${origin.name}`,
    phone,
    email,
    products: `We make and sell ${cargo}.`,
    productOrigin: `${origin.name}, ${origin.country} (${origin.code})`,
    objective: draw.one(wishes),
    productToExport: `${draw.whole(1, 60)} m³ of ${cargo} from ${origin.name} to ${destination.name}`,
    referenceNumber: draw.chance(0.4) ? `PO-${draw.whole(1000, 99_999)}` : '',
    ...(draw.chance(0.7) ? { service: draw.one(services) } : {}),
    ...(draw.chance(0.5)
      ? { shipment: madeUpShipment(draw, { from: origin, to: destination }, receivedAt) }
      : {}),
  };
  return { kind: 'rate-request', name, company, email, phone, answers } as const;
}

function contactMessageAnswers(draw: Draw) {
  const { name, email } = person(draw);
  const message = `${draw.one(wishes)} It is about ${draw.one(goods)} to ${draw.one(lanes).to.name}.`;
  const answers = { name, email, subject: draw.one(subjects), message };
  return { kind: 'contact-message', name, company: '', email, phone: '', answers } as const;
}

/** What somebody might send: four rate requests to a contact message, half of them with a shipment. */
export function madeUpSubmission(draw: Draw, receivedAt: number) {
  return draw.chance(0.8) ? rateRequestAnswers(draw, receivedAt) : contactMessageAnswers(draw);
}
