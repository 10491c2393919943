import type { Locale } from '../../src/platform/i18n/locale.ts';

/** What made-up customers write in one language, as people of the trade write it. */
interface MadeUpTexts {
  firstNames: string[];
  lastNames: string[];
  /** What follows a company's name. */
  endings: string[];
  goods: string[];
  wishes: string[];
  subjects: string[];
  /** Of feedback. */
  comments: string[];
  reviewerComment: string;
  project: { lifting: string; access: string };
  address: (place: string, number: number, city: string) => string;
  products: (goods: string) => string;
  toExport: (volume: number, goods: string, from: string, to: string) => string;
  about: (goods: string, to: string) => string;
}

const list = (names: string) => names.split(' ');

const en: MadeUpTexts = {
  firstNames: list(
    'Ana Benoît Çağla Daniel Élodie Fernando Grace Hiroshi Inés João Katarzyna Lucía Mateo Nkechi Óscar Priya Quentin Renata Søren Thabo Uma Valentina Wei Ximena Yusuf Zoë',
  ),
  lastNames: list(
    'Álvarez Becker Castro Dubois Eze Fernandes García Haddad Ivanova Jansen Kowalski López Müller Nguyen Okafor Pereira Quintana Ramírez Silva Tanaka Ueda Villalobos Whitaker Yılmaz Zamora Núñez',
  ),
  endings: ['LLC', 'GmbH', 'Inc.', 'B.V.', 'Ltd.'],
  goods: [
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
  ],
  wishes: [
    'We need a price to the door and the transit time.',
    'Please quote FCL 40HC and LCL beside each other.',
    'It must arrive before the fair opens.',
    'Our carrier let us down; can you take over?',
    'Monthly volume would be four containers.',
    'Who clears customs at destination, and what does it cost?',
  ],
  subjects: [
    'A question about your lanes',
    'Partnership',
    'Tracking my cargo',
    'Invoice copy',
    'Warehouse space',
  ],
  comments: [
    'They called back within the hour.',
    'The quotation came late, the cargo did not.',
    'Clear documents, fair price.',
    '',
  ],
  reviewerComment: 'The certificate is older than three months.',
  project: { lifting: 'Four lugs, certificates at hand', access: 'Paved to the pad' },
  address: (place, number, city) => `${number} ${place} Street, ${city}`,
  products: (goods) => `We make and sell ${goods}.`,
  toExport: (volume, goods, from, to) => `${volume} m³ of ${goods} from ${from} to ${to}`,
  about: (goods, to) => `It is about ${goods} to ${to}.`,
};

const es: MadeUpTexts = {
  firstNames: list(
    'Ana Beatriz Carlos Daniela Fernando Gabriela Inés Jorge Lucía Mateo Óscar Pilar Valentina Ximena',
  ),
  lastNames: list(
    'Álvarez Castro Domínguez García Herrera López Núñez Ortega Quintana Ramírez Villalobos Zamora',
  ),
  endings: ['S.A. de C.V.', 'SAS', 'S.A.', 'S. de R.L.'],
  goods: [
    'café verde en sacos de 69 kg',
    'loseta cerámica en tarimas',
    'refacciones para equipos de perforación',
    'vino Malbec en cajas de 12 botellas',
    'camarón congelado a -18 °C',
    'un convertible 1967, funcionando',
    'camas de hospital desarmadas',
    'dos excavadoras usadas',
    'tela de algodón en rollos',
    'baterías de litio, UN3480',
    'aceite de oliva en tambores',
    'un transformador de 48 t',
  ],
  wishes: [
    'Necesitamos precio puerta a puerta y el tiempo de tránsito.',
    'Favor de cotizar FCL 40HC y LCL por separado.',
    'Tiene que llegar antes de que abra la feria.',
    'Nuestro transportista nos quedó mal; ¿pueden tomar el embarque?',
    'El volumen mensual sería de cuatro contenedores.',
    '¿Quién hace el despacho aduanal en destino y cuánto cuesta?',
  ],
  subjects: [
    'Consulta sobre sus rutas',
    'Alianza comercial',
    'Rastreo de mi carga',
    'Copia de la factura',
    'Espacio en almacén',
  ],
  comments: [
    'Me devolvieron la llamada en menos de una hora.',
    'La cotización llegó tarde; la carga, a tiempo.',
    'Documentos claros y precio justo.',
    '',
  ],
  reviewerComment: 'El certificado tiene más de tres meses.',
  project: { lifting: 'Cuatro orejas de izaje, con certificados', access: 'Pavimentado hasta la plataforma' },
  address: (place, number, city) => `Calle ${place} ${number}, ${city}`,
  products: (goods) => `Vendemos ${goods}.`,
  toExport: (volume, goods, from, to) => `${volume} m³: ${goods}, de ${from} a ${to}`,
  about: (goods, to) => `Se trata de ${goods}, con destino a ${to}.`,
};

const pt: MadeUpTexts = {
  firstNames: list(
    'Ana Bruno Camila Eduardo Fernanda Gustavo Inês João Luciana Marcelo Rafaela Renata Thiago Vitória',
  ),
  lastNames: list(
    'Almeida Barbosa Castro Fernandes Gonçalves Lima Moreira Oliveira Pereira Ribeiro Silva Teixeira',
  ),
  endings: ['Ltda.', 'S.A.', 'EIRELI'],
  goods: [
    'café verde em sacas de 60 kg',
    'revestimento cerâmico em paletes',
    'peças de reposição para sondas de perfuração',
    'vinho Malbec em caixas de 12 garrafas',
    'camarão congelado a -18 °C',
    'um conversível 1967, funcionando',
    'camas hospitalares desmontadas',
    'duas escavadeiras usadas',
    'tecido de algodão em rolos',
    'baterias de lítio, UN3480',
    'azeite de oliva em tambores',
    'um transformador de 48 t',
  ],
  wishes: [
    'Precisamos do preço porta a porta e do tempo de trânsito.',
    'Favor cotar FCL 40HC e LCL separadamente.',
    'A carga precisa chegar antes da abertura da feira.',
    'Nosso transportador nos deixou na mão; vocês podem assumir?',
    'O volume mensal seria de quatro contêineres.',
    'Quem faz o desembaraço aduaneiro no destino e quanto custa?',
  ],
  subjects: [
    'Dúvida sobre as rotas',
    'Parceria',
    'Rastreamento da minha carga',
    'Cópia da fatura',
    'Espaço em armazém',
  ],
  comments: [
    'Retornaram a ligação em menos de uma hora.',
    'A cotação atrasou; a carga, não.',
    'Documentos claros, preço justo.',
    '',
  ],
  reviewerComment: 'A certidão tem mais de três meses.',
  project: { lifting: 'Quatro olhais de içamento, com certificados', access: 'Pavimentado até a base' },
  address: (place, number, city) => `Rua ${place}, ${number}, ${city}`,
  products: (goods) => `Vendemos ${goods}.`,
  toExport: (volume, goods, from, to) => `${volume} m³: ${goods}, de ${from} para ${to}`,
  about: (goods, to) => `É sobre ${goods}, com destino a ${to}.`,
};

/** What made-up customers write, by their language. */
export const madeUpTexts: Record<Locale, MadeUpTexts> = { en, es, pt };

/** How often made-up customers write in each language. */
export const madeUpLocales: Record<Locale, number> = { en: 50, es: 34, pt: 16 };
