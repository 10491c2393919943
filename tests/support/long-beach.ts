import { noPricing } from '#features/settings/pricing.ts';
import type { StoredSettings } from '#features/settings/settings.ts';
import { locales } from '#platform/i18n/locale.ts';
import { longBeachLogos, longBeachPortrait } from './long-beach-files.ts';
import { longBeachTexts } from './long-beach-texts.ts';
import { drayage } from './own-service.ts';

const longBeach = { name: 'Long Beach', country: 'US', code: 'USLGB', longitude: -118.2, latitude: 33.75 };
const losAngeles = { name: 'Los Angeles', country: 'US', code: 'LAX', longitude: -118.41, latitude: 33.94 };
const oakland = { name: 'Oakland', country: 'US', code: 'USOAK', longitude: -122.3, latitude: 37.8 };
const tacoma = { name: 'Tacoma', country: 'US', code: 'USTIW', longitude: -122.42, latitude: 47.27 };
const yokohama = { name: 'Yokohama', country: 'JP', code: 'JPYOK', longitude: 139.65, latitude: 35.44 };
const workday: [string, string] = ['08:00', '17:00'];
const week = { 1: workday, 2: workday, 3: workday, 4: workday, 5: workday };
const zones = { timeZone: 'America/Los_Angeles', localTimeZone: 'America/Los_Angeles' };
const holidays = { country: 'US', region: 'CA', open: [] };

/** Settings of another fictional forwarder, which shares no fact with the sample: tests hold for any company. */
export const longBeachSettings: StoredSettings = {
  company: {
    name: 'Pacific Bridge Logistics',
    legalName: 'Pacific Bridge Logistics Inc.',
    website: 'https://pacificbridge.example',
    founded: '2009-03-16',
    womanOwned: false,
    phone: '+1 562 555 0178',
    email: {
      contact: 'office@pacificbridge.example',
      rates: 'quotes@pacificbridge.example',
      noReply: 'notices@pacificbridge.example',
    },
    currency: 'USD',
    answerWithin: { rateRequest: 4, contactMessage: 8 },
    social: [],
    licences: {
      fmcOti: '099999N',
      fmcOtiKinds: ['nvocc'],
      fmcOtiBond: '8800001',
      fmcsaBroker: 'MC-9900001',
      tsaIac: 'WC9900001',
      cbpBroker: '99001',
      iata: '01-1 9999/0001',
    },
    kyc: { validForMonths: 12, keepDocumentsForMonths: 84 },
    reviewed: {
      lanes: '2026-10-01',
      privacy: null,
      terms: null,
      accessibility: null,
      powerOfAttorney: null,
      kyc: null,
      quoteTerms: null,
    },
  },
  offices: [
    {
      address: {
        street: '300 Example Harbor Plaza',
        city: 'Long Beach',
        region: 'CA',
        postalCode: '90802',
        country: 'US',
      },
      ...zones,
      week: { ...week, 6: ['08:00', '12:00'] },
      days: [{ date: '2026-11-24', hours: ['08:00', '12:00'], note: 'Inventory' }],
      holidays,
    },
    {
      address: {
        street: '45 Example Embarcadero',
        city: 'Oakland',
        region: 'CA',
        postalCode: '94607',
        country: 'US',
      },
      phone: '+1 510 555 0133',
      ...zones,
      week,
      days: [],
      holidays,
    },
  ],
  team: [
    {
      name: 'Marcus Tanaka',
      title: { en: 'General Manager', es: 'Gerencia general', pt: 'Gerência-geral' },
      email: 'marcus@pacificbridge.example',
      image: longBeachPortrait,
      message: true,
    },
    {
      name: 'Ingrid Solberg',
      title: { en: 'Ocean Freight', es: 'Transporte marítimo', pt: 'Frete marítimo' },
      email: 'ingrid@pacificbridge.example',
    },
  ],
  lanes: [
    {
      id: 'long-beach-yokohama-sea',
      mode: 'sea',
      from: longBeach,
      to: yokohama,
      transitDays: [11, 17],
    },
    {
      id: 'long-beach-busan-sea',
      mode: 'sea',
      from: longBeach,
      to: { name: 'Busan', country: 'KR', code: 'KRPUS', longitude: 129.04, latitude: 35.1 },
      transitDays: [12, 19],
    },
    {
      id: 'los-angeles-tokyo-air',
      mode: 'air',
      from: losAngeles,
      to: { name: 'Tokyo', country: 'JP', code: 'NRT', longitude: 140.39, latitude: 35.76 },
      transitDays: [1, 3],
    },
    {
      id: 'los-angeles-sydney-air',
      mode: 'air',
      from: losAngeles,
      to: { name: 'Sydney', country: 'AU', code: 'SYD', longitude: 151.18, latitude: -33.95 },
      transitDays: [2, 4],
    },
    // From the second office, and between two places without an office.
    {
      id: 'oakland-yokohama-sea',
      mode: 'sea',
      from: oakland,
      to: yokohama,
      transitDays: [13, 21],
    },
    {
      id: 'tacoma-busan-sea',
      mode: 'sea',
      from: tacoma,
      to: { name: 'Busan', country: 'KR', code: 'KRPUS', longitude: 129.04, latitude: 35.1 },
      transitDays: [10, 15],
    },
  ],
  announcement: {
    text: {
      en: 'The harbor gate at Pier J is closed at night.',
      es: 'La puerta del muelle J cierra de noche.',
      pt: 'O portão do píer J fecha à noite.',
    },
    from: '2026-01-01',
    until: '2099-12-31',
  },
  // No wine and no vehicles.
  services: [
    'sea-freight',
    drayage,
    'air-freight',
    'warehousing',
    'train-freight',
    'project-cargo',
    'market-analysis',
  ],
  languages: [...locales],
  options: {
    modes: { road: true },
    contact: { assistant: false },
    brief: { leftOut: ['value', 'contact.texts'] },
    quotes: { validForDays: 30, tax: null, paymentDays: 30 },
  },
  brand: {
    main: '#0f2d3a',
    accent: '#0f766e',
    tint: 'cool',
    font: 'public-sans',
    ...longBeachLogos,
  },
  // A first price on the website.
  pricing: {
    ...noPricing,
    firstPrices: [{ from: '*', to: '*', mode: 'fcl', isOn: true, spreadPercent: 20 }],
  },
  texts: longBeachTexts,
  pictures: {},
};
