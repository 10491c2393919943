import { defaultBrand } from '#platform/brand/brand.ts';
import { locales } from '#platform/i18n/locale.ts';
import { defaultOptions } from './options.ts';
import { noPricing } from './pricing.ts';
import { serviceSlugs } from './service-slugs.ts';
import type { StoredSettings } from './settings.ts';

/*
 * The sample company, which the site shows until an owner publishes settings. It is fictional: its number is reserved for
 * fiction and its domain does not exist.
 */

const company: StoredSettings['company'] = {
  name: 'Llanomar Logistics',
  legalName: 'Llanomar Logistics LLC',
  website: 'https://llanomar.example',
  founded: '2018-07-01',
  womanOwned: true,
  phone: '+1 346 555 0142',
  whatsapp: '13465550142',
  email: {
    contact: 'hello@llanomar.example',
    rates: 'rates@llanomar.example',
    noReply: 'desk@llanomar.example',
  },
  currency: 'USD',
  answerWithin: { rateRequest: 9, contactMessage: 9 },
  social: [
    { name: 'LinkedIn', url: 'https://www.llanomar.example/linkedin' },
    { name: 'Facebook' },
    { name: 'Instagram' },
    { name: 'X' },
  ],
  licences: {},
  kyc: { validForMonths: 24, keepDocumentsForMonths: 120 },
  reviewed: {
    lanes: null,
    privacy: null,
    terms: null,
    accessibility: null,
    powerOfAttorney: null,
    kyc: null,
    quoteTerms: null,
  },
  developer: { name: 'Llanomar Logistics' },
};

const workday: [string, string] = ['09:00', '18:00'];

const offices: StoredSettings['offices'] = [
  {
    address: {
      street: '1200 Sample Wharf Street, Suite 400',
      city: 'Houston',
      region: 'TX',
      postalCode: '77002',
      country: 'US',
    },
    timeZone: 'America/New_York',
    localTimeZone: 'America/Chicago',
    week: { 1: workday, 2: workday, 3: workday, 4: workday, 5: workday },
    days: [],
    holidays: { country: 'US', open: [] },
  },
];

/**
 * The people on the team page, in its order. An entry with `sample: true` is fictional: the desk reminds the owner to
 * remove it.
 */
const team: StoredSettings['team'] = [
  {
    name: 'Elena Quintana',
    title: { en: 'Managing Director', es: 'Dirección general', pt: 'Diretoria' },
    ask: {
      en: 'For plans larger than one shipment, and for a promise we did not keep.',
      es: 'Para planes de más de un embarque y si no cumplimos algo que prometimos.',
      pt: 'Para planos que vão além de um embarque e para uma promessa que não cumprimos.',
    },
    experience: {
      en: 'Over 25 years in international trade',
      es: 'Más de 25 años en comercio internacional',
      pt: 'Mais de 25 anos em comércio internacional',
    },
    email: 'director@llanomar.example',
    message: true,
    sample: true,
  },
  {
    name: 'Daniel Whitaker',
    title: { en: 'Project Manager', es: 'Gerencia de proyectos', pt: 'Gerente de projetos' },
    ask: {
      en: 'For cargo that needs a plan: heavy pieces, permits, several legs.',
      es: 'Para carga que necesita un plan: piezas pesadas, permisos, varios tramos.',
      pt: 'Para cargas que exigem um plano: peças pesadas, licenças, vários trechos.',
    },
    email: 'projects@llanomar.example',
    sample: true,
  },
  {
    name: 'Mateo Salazar',
    title: { en: 'IT Assistant', es: 'Soporte de TI', pt: 'Assistente de TI' },
    ask: {
      en: 'For trouble with this site, a form or signing in.',
      es: 'Para problemas con este sitio, un formulario o el inicio de sesión.',
      pt: 'Para problemas com este site, um formulário ou o acesso à conta.',
    },
    email: 'it@llanomar.example',
    sample: true,
  },
  {
    name: 'Grace Holloway',
    title: { en: 'Administration', es: 'Administración', pt: 'Administração' },
    ask: {
      en: 'For the KYC form, powers of attorney and copies of documents.',
      es: 'Para el formulario KYC, cartas poder y copias de documentos.',
      pt: 'Para o formulário KYC, procurações e cópias de documentos.',
    },
    email: 'office@llanomar.example',
    sample: true,
  },
  {
    name: 'Andrés Villalobos',
    title: { en: 'Warehouse', es: 'Almacén', pt: 'Armazém' },
    ask: {
      en: 'For receiving and pick-up times, pallet counts, labels and packing.',
      es: 'Para horarios de recepción y recolección, conteo de tarimas, etiquetas y embalaje.',
      pt: 'Para horários de recebimento e retirada, contagem de paletes, etiquetas e embalagem.',
    },
    email: 'warehouse@llanomar.example',
    sample: true,
  },
  {
    name: 'Renata Oliveira',
    title: { en: 'Sales', es: 'Ventas', pt: 'Vendas' },
    ask: {
      en: 'For rates, routes and transit times.',
      es: 'Para tarifas, rutas y tiempos de tránsito.',
      pt: 'Para cotações, rotas e tempos de trânsito.',
    },
    email: 'sales@llanomar.example',
    sample: true,
  },
  {
    name: 'Nadia Harper',
    title: { en: 'Accounting', es: 'Contabilidad', pt: 'Financeiro' },
    ask: {
      en: 'For invoices, payments and statements of account.',
      es: 'Para facturas, pagos y estados de cuenta.',
      pt: 'Para faturas, pagamentos e extratos de conta.',
    },
    email: 'accounting@llanomar.example',
    sample: true,
  },
  {
    name: 'Allison Brooks',
    title: { en: 'Human Resources', es: 'Recursos humanos', pt: 'Recursos humanos' },
    ask: {
      en: 'For applications and everything about working here.',
      es: 'Para solicitudes de empleo y todo lo relacionado con trabajar aquí.',
      pt: 'Para candidaturas e tudo sobre trabalhar aqui.',
    },
    email: 'people@llanomar.example',
    sample: true,
  },
];

const houston = { name: 'Houston', country: 'US', code: 'USHOU', longitude: -95.27, latitude: 29.73 };
const houstonAirport = { name: 'Houston', country: 'US', code: 'IAH', longitude: -95.34, latitude: 29.98 };

/**
 * The lanes on the world map, from the company's city; each is offered in both directions. All are samples until
 * `reviewed.lanes` has a date. The days are typical gateway-to-gateway times with a wide range: replace them with those
 * of your carriers. Ports and ramps have UN/LOCODEs, airports IATA codes.
 */
const lanes: StoredSettings['lanes'] = [
  {
    id: 'houston-veracruz-sea',
    mode: 'sea',
    from: houston,
    to: { name: 'Veracruz', country: 'MX', code: 'MXVER', longitude: -96.13, latitude: 19.2 },
    transitDays: [4, 10],
  },
  {
    id: 'houston-cartagena-sea',
    mode: 'sea',
    from: houston,
    to: { name: 'Cartagena', country: 'CO', code: 'COCTG', longitude: -75.53, latitude: 10.4 },
    transitDays: [7, 14],
  },
  {
    id: 'houston-callao-sea',
    mode: 'sea',
    from: houston,
    to: { name: 'Callao', country: 'PE', code: 'PECLL', longitude: -77.15, latitude: -12.05 },
    transitDays: [12, 22],
  },
  {
    id: 'houston-san-antonio-sea',
    mode: 'sea',
    from: houston,
    to: { name: 'San Antonio', country: 'CL', code: 'CLSAI', longitude: -71.62, latitude: -33.59 },
    transitDays: [17, 28],
  },
  {
    id: 'houston-santos-sea',
    mode: 'sea',
    from: houston,
    to: { name: 'Santos', country: 'BR', code: 'BRSSZ', longitude: -46.31, latitude: -23.96 },
    transitDays: [18, 28],
  },
  {
    id: 'houston-buenos-aires-sea',
    mode: 'sea',
    from: houston,
    to: { name: 'Buenos Aires', country: 'AR', code: 'ARBUE', longitude: -58.37, latitude: -34.59 },
    transitDays: [22, 34],
  },
  {
    id: 'houston-rotterdam-sea',
    mode: 'sea',
    from: houston,
    to: { name: 'Rotterdam', country: 'NL', code: 'NLRTM', longitude: 4.14, latitude: 51.95 },
    transitDays: [15, 24],
  },
  {
    id: 'houston-valencia-sea',
    mode: 'sea',
    from: houston,
    to: { name: 'Valencia', country: 'ES', code: 'ESVLC', longitude: -0.32, latitude: 39.45 },
    transitDays: [16, 27],
  },
  {
    id: 'houston-nhava-sheva-sea',
    mode: 'sea',
    from: houston,
    to: { name: 'Nhava Sheva', country: 'IN', code: 'INNSA', longitude: 72.95, latitude: 18.95 },
    transitDays: [32, 50],
  },
  {
    id: 'houston-shanghai-sea',
    mode: 'sea',
    from: houston,
    to: { name: 'Shanghai', country: 'CN', code: 'CNSHA', longitude: 121.8, latitude: 31.34 },
    transitDays: [28, 42],
  },
  {
    id: 'houston-singapore-sea',
    mode: 'sea',
    from: houston,
    to: { name: 'Singapore', country: 'SG', code: 'SGSIN', longitude: 103.83, latitude: 1.26 },
    transitDays: [36, 54],
  },
  {
    id: 'houston-bogota-air',
    mode: 'air',
    from: houstonAirport,
    to: { name: 'Bogotá', country: 'CO', code: 'BOG', longitude: -74.15, latitude: 4.7 },
    transitDays: [1, 3],
  },
  {
    id: 'houston-sao-paulo-air',
    mode: 'air',
    from: houstonAirport,
    to: { name: 'São Paulo', country: 'BR', code: 'GRU', longitude: -46.47, latitude: -23.44 },
    transitDays: [1, 4],
  },
  {
    id: 'houston-madrid-air',
    mode: 'air',
    from: houstonAirport,
    to: { name: 'Madrid', country: 'ES', code: 'MAD', longitude: -3.56, latitude: 40.47 },
    transitDays: [2, 4],
  },
  {
    id: 'houston-frankfurt-air',
    mode: 'air',
    from: houstonAirport,
    to: { name: 'Frankfurt', country: 'DE', code: 'FRA', longitude: 8.57, latitude: 50.03 },
    transitDays: [1, 4],
  },
  {
    id: 'houston-shanghai-air',
    mode: 'air',
    from: houstonAirport,
    to: { name: 'Shanghai', country: 'CN', code: 'PVG', longitude: 121.81, latitude: 31.14 },
    transitDays: [2, 5],
  },
  {
    id: 'houston-monterrey-train',
    mode: 'train',
    from: houston,
    to: { name: 'Monterrey', country: 'MX', code: 'MXMTY', longitude: -100.31, latitude: 25.69 },
    transitDays: [4, 9],
  },
  {
    id: 'houston-chicago-train',
    mode: 'train',
    from: houston,
    to: { name: 'Chicago', country: 'US', code: 'USCHI', longitude: -87.63, latitude: 41.88 },
    transitDays: [4, 8],
  },
];

export const sampleSettings: StoredSettings = {
  company,
  offices,
  team,
  lanes,
  announcement: null,
  services: [...serviceSlugs],
  languages: [...locales],
  options: { ...defaultOptions, contact: { assistant: true } },
  pricing: noPricing,
  brand: defaultBrand,
  texts: {},
  pictures: {},
};
