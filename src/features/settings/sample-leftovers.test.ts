import { expect, test, vi } from 'vitest';
import { longBeachSettings } from '#tests/support/long-beach.ts';
import { sample } from './sample-company.ts';
import { sampleEntries, sampleLeftovers, withoutSample } from './sample-leftovers.ts';
import { sampleSettings } from './sample-settings.ts';
import { storedSettings } from './settings.ts';

test('finds the sample’s facts in every part and language, in what is stored and in a snapshot', () => {
  const announcement = {
    text: { en: 'Closed on Friday.', es: `Llame a ${sampleSettings.company.name.toUpperCase()}.` },
    from: '2026-12-01',
    until: '2026-12-02',
  };
  const left = sampleLeftovers({ ...longBeachSettings, announcement });
  const { name } = sampleSettings.company;
  expect(left.filter(({ text }) => text.toLowerCase().includes(name.toLowerCase()))).toEqual([
    { part: 'announcement', path: 'text.es', text: announcement.text.es },
  ]);
  expect(sampleLeftovers(sample)).toEqual(expect.arrayContaining(sampleLeftovers(sampleSettings)));
});

test('an owner’s text is searched, and neither what it is compared with nor the bytes of a logo', () => {
  const { name } = sampleSettings.company;
  const texts = { es: { 'site.home.hero.heading': { text: `Con ${name}`, shipped: name, english: name } } };
  expect(sampleLeftovers({ ...longBeachSettings, texts }).filter(({ text }) => text.includes(name))).toEqual([
    { part: 'texts', path: 'es.site.home.hero.heading.text', text: `Con ${name}` },
  ]);
  const logoPng = Buffer.from('PNG');
  const read = vi.spyOn(Object, 'entries');
  sampleLeftovers({ ...sample, company: { ...sample.company, brand: { ...sample.company.brand, logoPng } } });
  const values = read.mock.calls.map(([value]) => value);
  read.mockRestore();
  expect(values.length).toBeGreaterThan(10);
  expect(values).not.toContain(logoPng);
});

test('a domain that nobody can have is left over, too', () => {
  expect(sampleLeftovers(longBeachSettings)).toContainEqual({
    part: 'company',
    path: 'website',
    text: longBeachSettings.company.website,
  });
});

test('without the sample its people, lanes, networks, credit and WhatsApp are gone, and the rest is valid', () => {
  const rest = withoutSample(sampleSettings);
  expect(storedSettings.safeParse(rest).error).toBeUndefined();
  expect(rest).toMatchObject({ team: [], lanes: [], company: { social: [], womanOwned: false } });
  expect(rest.company).not.toHaveProperty('developer');
  expect(rest.company).not.toHaveProperty('whatsapp');
});

test('a person of the sample who was rewritten is the owner’s, whatever the tick says', () => {
  const [first, ...others] = sampleSettings.team;
  const mine = {
    ...first,
    name: 'Dana Whitfield',
    email: 'dana@harborgate.com',
    sample: true,
  } as typeof first;
  const content = { ...sampleSettings, team: [...others, ...(mine ? [mine] : [])] };
  expect(withoutSample(content).team).toEqual([mine]);
  expect(sampleEntries(content)).toEqual({
    people: others.map(({ name }) => name),
    lanes: sampleSettings.lanes.length,
    networks: sampleSettings.company.social.map(({ name }) => name),
    developer: sampleSettings.company.developer?.name,
    whatsapp: sampleSettings.company.whatsapp,
    womanOwned: true,
    assistant: true,
  });
  expect(sampleEntries(withoutSample(content))).toBeNull();
  expect(sampleEntries(longBeachSettings)).toBeNull();
});

test('texts of a person of the sample are left under another name until they are changed', () => {
  const [first] = sampleSettings.team;
  if (!first) throw new Error('The sample has nobody.');
  const {
    sample: _,
    experience: __,
    ...mine
  } = { ...first, name: 'Ngozi Bello', email: 'ngozi@lagosfreight.com' };
  const leftOf = (person: typeof first) =>
    sampleLeftovers({ ...longBeachSettings, team: [person] })
      .filter(({ part }) => part === 'team')
      .map(({ path }) => path);
  const ask = ['0.ask.en', '0.ask.es', '0.ask.pt'];
  expect(leftOf(mine)).toEqual(ask);
  const title = { ...mine.title, en: 'Director of Sales' };
  expect(leftOf({ ...mine, title })).toEqual(['0.title.es', '0.title.pt', ...ask]);
  expect(leftOf({ ...mine, title: { en: title.en }, ask: undefined })).toEqual([]);
});

test('a person of the sample as an earlier release stored them is the sample’s', () => {
  const [first, ...others] = sampleSettings.team;
  const earlier = { ...first, title: { en: 'Director' }, ask: undefined } as NonNullable<typeof first>;
  expect(withoutSample({ ...sampleSettings, team: [earlier, ...others] }).team).toEqual([]);
});

test('the card of the assistant alone is an entry of the sample', () => {
  const options = { ...longBeachSettings.options, contact: { assistant: true } };
  expect(sampleEntries({ ...longBeachSettings, options })).toMatchObject({ people: [], assistant: true });
});

test('what an owner entered stays', () => {
  expect(withoutSample(longBeachSettings)).toEqual(longBeachSettings);
  const mixed = { ...sampleSettings, team: [...sampleSettings.team, ...longBeachSettings.team] };
  expect(withoutSample(mixed).team).toEqual(longBeachSettings.team);
});
