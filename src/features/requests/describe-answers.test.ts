import { expect, test } from 'vitest';
import { inputValuesOf, textsOf } from './answers.ts';
import { answeredOnly, describeAnswers } from './describe-answers.ts';

const lead = {
  kind: 'rate-request',
  answers: {
    clientName: 'Ana Ruiz',
    email: 'ana@example.com',
    products: 'Green coffee',
    service: 'sea-freight',
    packages: [
      { wrapping: 'Jute sacks', count: 1200, weight: { amount: 82_800.5, unit: 'kg' }, stackable: true },
      { wrapping: '', count: 2, labels: ['Fragile', 'Keep dry'] },
    ],
    pickUp: { place: { city: 'Coatepec' } },
    photos: [{ fileId: 'file-1', name: 'sacks.jpg', size: 2_340_000 }],
  },
} as const;

const noAnswers = { kind: 'contact-message', answers: {} } as const;

test('describes the fields of the form first, then what is nested, a section for each item', () => {
  const sections = answeredOnly(describeAnswers(lead, 'en'));
  const lines = sections.map(({ title, fields }) => [
    title,
    ...fields.map(({ label, value }) => `${label}: ${value}`),
  ]);
  expect(lines).toEqual([
    [
      '',
      'Service: Sea freight',
      'Your name: Ana Ruiz',
      'E-mail: ana@example.com',
      'What you make or sell: Green coffee',
      'photos: sacks.jpg (2.2 MB)',
    ],
    ['packages 1', 'wrapping: Jute sacks', 'count: 1,200', 'weight: 82,800.5 kg', 'stackable: Yes'],
    ['packages 2', 'count: 2', 'labels: Fragile\nKeep dry'],
    ['pickUp, place', 'city: Coatepec'],
  ]);
});

test('names nested fields and their choices by what the form calls them', () => {
  const form = {
    fields: ['packages'],
    labels: { packages: 'Package', 'packages.wrapping': 'Wrapping' },
    options: { 'packages.wrapping': { crate: 'Wooden crate' } },
  };
  const answers = { packages: [{ wrapping: 'crate' }, { wrapping: 'crate' }] };
  expect(describeAnswers({ kind: 'rate-request', answers }, 'en', { form })).toEqual([
    { title: 'Package 1', fields: [{ name: 'wrapping', label: 'Wrapping', value: 'Wooden crate' }] },
    { title: 'Package 2', fields: [{ name: 'wrapping', label: 'Wrapping', value: 'Wooden crate' }] },
  ]);
});

test('describes a list that mixes texts and groups without losing either', () => {
  const answers = { cargo: ['Loose tiles', { goods: 'Tiles' }, [{ goods: 'Bricks' }]] };
  const sections = answeredOnly(describeAnswers({ kind: 'contact-message', answers }, 'en'));
  expect(sections.map(({ title, fields }) => [title, fields[0]?.value])).toEqual([
    ['cargo 1', 'Loose tiles'],
    ['cargo 2', 'Tiles'],
    ['cargo 3 1', 'Bricks'],
  ]);
});

test('describes every field of the form without answers, and leaves them out on request', () => {
  const [section] = describeAnswers(noAnswers, 'en');
  expect(section?.fields.map(({ name, value }) => [name, value])).toEqual([
    ['name', ''],
    ['email', ''],
    ['subject', ''],
    ['message', ''],
  ]);
  expect(answeredOnly(describeAnswers(noAnswers, 'en'))).toEqual([]);
  expect(answeredOnly(describeAnswers(lead, 'en'), ['email'])[0]?.fields).not.toContainEqual(
    expect.objectContaining({ name: 'email' }),
  );
});

test('collects the texts at any depth, and neither units nor the ids of files', () => {
  expect(textsOf(lead, ['email', 'service'])).toEqual([
    'Ana Ruiz',
    'Green coffee',
    'Jute sacks',
    'Fragile',
    'Keep dry',
    'Coatepec',
    'sacks.jpg',
  ]);
});

test('fills nested answers into inputs by their path', () => {
  const { packages, products } = lead.answers;
  expect(inputValuesOf({ products, address: '', packages: packages.slice(0, 1) })).toEqual({
    products: 'Green coffee',
    'packages.0.wrapping': 'Jute sacks',
    'packages.0.count': '1200',
    'packages.0.weight.amount': '82800.5',
    'packages.0.weight.unit': 'kg',
    'packages.0.stackable': 'true',
  });
});
