import type { Locale } from '#platform/i18n/locale.ts';

const firstNames = 'Ana Bruno Çağla Daniel Élodie Grace Inés João Lucía Óscar Renata Søren Zoë'.split(' ');
const lastNames = 'Álvarez Castro Dubois García Kowalski López Núñez Okafor Pereira Silva Yılmaz'.split(' ');

const en = {
  endings: ['LLC', 'GmbH', 'Inc.', 'B.V.'],
  goods: [
    'green coffee in 69 kg bags',
    'frozen shrimp at -18 °C',
    'a transformer of 48 t',
    'cotton in rolls',
  ],
  wishes: [
    'We need a price to the door and the transit time.',
    'Our carrier let us down; can you take over?',
    'Who clears customs at destination, and what does it cost?',
  ],
  subjects: ['A question about your lanes', 'Partnership', 'Warehouse space'],
  comments: ['They called back within the hour.', 'Clear documents, fair price.', ''],
  reviewerComment: 'The certificate is older than three months.',
  project: { lifting: 'Four lugs, certificates at hand', access: 'Paved to the pad' },
  address: (place: string, number: number, city: string) => `${number} ${place} Street, ${city}`,
  products: (goods: string) => `We make and sell ${goods}.`,
  toExport: (volume: number, goods: string, from: string, to: string) =>
    `${volume} m³ of ${goods} from ${from} to ${to}`,
  about: (goods: string, to: string) => `It is about ${goods} to ${to}.`,
};

const es: typeof en = {
  endings: ['S.A. de C.V.', 'SAS', 'S. de R.L.'],
  goods: ['café verde en sacos', 'camarón congelado a -18 °C', 'un transformador de 48 t', 'tela en rollos'],
  wishes: [
    'Necesitamos precio puerta a puerta y el tiempo de tránsito.',
    'Nuestro transportista nos quedó mal; ¿pueden tomar el embarque?',
    '¿Quién hace el despacho aduanal en destino y cuánto cuesta?',
  ],
  subjects: ['Consulta sobre sus rutas', 'Alianza comercial', 'Espacio en almacén'],
  comments: ['Me devolvieron la llamada en menos de una hora.', 'Documentos claros y precio justo.', ''],
  reviewerComment: 'El certificado tiene más de tres meses.',
  project: { lifting: 'Cuatro orejas de izaje, con certificados', access: 'Pavimentado hasta la plataforma' },
  address: (place, number, city) => `Calle ${place} ${number}, ${city}`,
  products: (goods) => `Vendemos ${goods}.`,
  toExport: (volume, goods, from, to) => `${volume} m³: ${goods}, de ${from} a ${to}`,
  about: (goods, to) => `Se trata de ${goods}, con destino a ${to}.`,
};

const pt: typeof en = {
  endings: ['Ltda.', 'S.A.', 'EIRELI'],
  goods: ['café verde em sacas', 'camarão congelado a -18 °C', 'um transformador de 48 t', 'tecido em rolos'],
  wishes: [
    'Precisamos do preço porta a porta e do tempo de trânsito.',
    'Nosso transportador nos deixou na mão; vocês podem assumir?',
    'Quem faz o desembaraço aduaneiro no destino e quanto custa?',
  ],
  subjects: ['Dúvida sobre as rotas', 'Parceria', 'Espaço em armazém'],
  comments: ['Retornaram a ligação em menos de uma hora.', 'Documentos claros, preço justo.', ''],
  reviewerComment: 'A certidão tem mais de três meses.',
  project: { lifting: 'Quatro olhais de içamento, com certificados', access: 'Pavimentado até a base' },
  address: (place, number, city) => `Rua ${place}, ${number}, ${city}`,
  products: (goods) => `Vendemos ${goods}.`,
  toExport: (volume, goods, from, to) => `${volume} m³: ${goods}, de ${from} para ${to}`,
  about: (goods, to) => `É sobre ${goods}, com destino a ${to}.`,
};

export const names = {
  firstNames,
  lastNames,
  places: 'Altura Bahía Cordillera Delta Estrella Fjord Golfo Kestrel Litoral Norte'.split(' '),
  trades: 'Coffee Ceramics Textiles Machinery Winery Organics Seafood Timber'.split(' '),
};

export const textsIn: Record<Locale, typeof en> = { en, es, pt };

export const localeShares: Record<Locale, number> = { en: 50, es: 34, pt: 16 };
