import { expect, test } from 'vitest';
import { problemsOf } from '#platform/values/text.ts';
import { drayage } from '#tests/support/own-service.ts';
import { sampleSettings } from './sample-settings.ts';
import { storedSettings } from './settings.ts';

const { company, lanes, offices } = sampleSettings;

test('the lanes all begin in one city, from and to which the world map shows them', () => {
  expect(new Set(lanes.map(({ from }) => `${from.name} ${from.country}`)).size).toBe(1);
});

test('a port’s code begins with its country, and an airport has three letters', () => {
  for (const { mode, from, to } of lanes) {
    for (const { code, country } of [from, to]) {
      if (mode === 'air') expect(code).toHaveLength(3);
      else expect(code.slice(0, 2)).toBe(country);
    }
  }
});

function fieldsAtFault(changed: object) {
  return storedSettings
    .safeParse({ ...sampleSettings, ...changed })
    .error?.issues.map(({ path }) => path.join('.'));
}

test('the sample is whole', () => {
  expect(fieldsAtFault({})).toBeUndefined();
});

test('the settings may leave out what a company does not have', () => {
  const { developer: _, whatsapp: __, ...rest } = company;
  expect(fieldsAtFault({ company: { ...rest, social: [], licences: {} } })).toBeUndefined();
});

test('trade terms have a place where they are read, and a license is a number or none', () => {
  const { tradeTerms: _, ...rest } = company;
  const at = (changed: object) => fieldsAtFault({ company: { ...rest, ...changed } });
  expect(at({ tradeTerms: { name: 'Terms', url: 'https://forwarder.com/terms' } })).toBeUndefined();
  expect(at({ tradeTerms: { name: 'Terms' } })).toEqual(['company.tradeTerms']);
  expect(at({ licences: { fmcOti: null, fmcOtiKinds: ['nvocc'] } })).toBeUndefined();
  expect(at({ licences: { cbpBroker: '' } })).toEqual(['company.licences.cbpBroker']);
});

test('a mistake is refused by the name of the field', () => {
  const [office] = offices;
  const hoursOf = (week: object) => fieldsAtFault({ offices: [{ ...office, week }] });
  expect(hoursOf({ 6: ['09:00', '12:00'] })).toBeUndefined();
  expect(hoursOf({ 1: ['18:00', '09:00'] })).toEqual(['offices.0.week.1']);
  expect(hoursOf({})).toEqual(['offices.0.week']);
  expect(fieldsAtFault({ offices: [] })).toEqual(['offices']);
  const sample = { id: 'a-b-air', mode: 'air', transitDays: [9, 4] };
  const gateway = { name: 'Houston', country: 'US', code: 'IAH', longitude: -95.3, latitude: 30 };
  const reversed = { ...sample, from: gateway, to: gateway };
  expect(fieldsAtFault({ lanes: [reversed] })).toEqual(['lanes.0.transitDays']);
  const right = { ...reversed, transitDays: [4, 9] };
  expect(fieldsAtFault({ lanes: [right, right] })).toEqual(['lanes']);
  const person = { name: 'Ana', email: 'ana@example.com' };
  expect(fieldsAtFault({ team: [{ ...person, title: { es: 'Ventas' } }] })).toEqual(['team.0.title.en']);
  expect(fieldsAtFault({ team: [{ ...person, title: { en: 'Sales' } }] })).toBeUndefined();
});

test('the services are slugs, each once, and one at least; an older version offers all', () => {
  const { services: all, ...older } = sampleSettings;
  expect(storedSettings.parse(older).services).toEqual(all);
  expect(fieldsAtFault({ services: ['warehousing', 'of-a-later-version'] })).toBeUndefined();
  expect(fieldsAtFault({ services: ['warehousing', 'warehousing'] })).toEqual(['services']);
  expect(fieldsAtFault({ services: ['of-a-later-version'] })).toEqual(['services']);
  expect(fieldsAtFault({ services: ['Air freight', 'warehousing'] })).toEqual(['services.0']);
});

test('a service of the company’s own has a slug that no other has, a template and its texts in English', () => {
  const at = (...own: object[]) => {
    const parsed = storedSettings.shape.services.safeParse(['warehousing', ...own]);
    return Object.keys(problemsOf(parsed.error?.issues ?? []));
  };
  expect(at(drayage)).toEqual([]);
  expect(fieldsAtFault({ services: [drayage] })).toBeUndefined();
  expect(fieldsAtFault({ services: [{ ...drayage, isOff: true }] })).toEqual(['services']);
  expect(at(drayage, drayage)).toEqual(['body']);
  for (const slug of ['Drayage', '../x', '3pl', 'a'.repeat(61)])
    expect(at({ ...drayage, slug }), slug).toEqual(['1.slug']);
  expect(at({ ...drayage, template: 'trucking' })).toEqual(['1.template']);
  expect(at({ ...drayage, name: { es: 'Acarreo' } })).toEqual(['1.name.en']);
  expect(at({ ...drayage, name: { en: 'Two\nlines' } })).toEqual(['1.name.en']);
  expect(at({ ...drayage, points: Array.from({ length: 9 }, () => ({ en: 'Point' })) })).toEqual([
    '1.points',
  ]);
  expect(at({ ...drayage, questions: [{ question: { en: 'Why?' }, answer: {} }] })).toEqual([
    '1.questions.0.answer.en',
  ]);
  const { name: _, ...nameless } = drayage;
  expect(at(nameless)).toEqual(['1.name']);
});

test('a link is one of the web, and a name is one line', () => {
  const at = (changed: object) => fieldsAtFault({ company: { ...company, ...changed } });
  expect(at({ website: 'javascript:alert(1)' })).toEqual(['company.website']);
  expect(at({ social: [{ name: 'X', url: 'data:text/html,x' }] })).toEqual(['company.social.0.url']);
  expect(at({ name: 'Forwarder\r\nBcc: all@forwarder.com' })).toEqual(['company.name']);
  const [office] = offices;
  const address = { ...office?.address, country: '1!' };
  expect(fieldsAtFault({ offices: [{ ...office, address }] })).toEqual(['offices.0.address.country']);
});
