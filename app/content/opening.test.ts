import { expect, test } from 'vitest';
import { company, team } from './company.ts';
import { desk } from './en/desk.ts';
import { openingTasks } from './opening.ts';
import { translationStatus } from './translation-status.ts';

const ids = (settings: Parameters<typeof openingTasks>[0]) => openingTasks(settings).map(({ id }) => id);

test('the sample company has everything to settle, the mail server only where mails reach nobody', () => {
  expect(ids({ mailsReachNobody: false })).toEqual([
    'company',
    'team',
    'licences',
    'privacy',
    'terms',
    'accessibility',
    'lanes',
    'powerOfAttorney',
    'kyc',
    'translations',
  ]);
  expect(ids({ mailsReachNobody: true })).toContain('mail');
});

test('the list names who is a sample and what a legal text leaves open', () => {
  const tasks = openingTasks({ mailsReachNobody: false });
  const pointsOf = (id: string) => tasks.find((task) => task.id === id)?.points ?? [];
  expect(pointsOf('team')).toEqual(team.filter(({ sample }) => sample).map(({ name }) => name));
  expect(pointsOf('privacy').length).toBeGreaterThan(3);
  expect(pointsOf('terms').join(' ')).toContain('Which law governs these terms');
  expect(pointsOf('powerOfAttorney').join(' ')).toContain('who signs for an LLC');
});

test('the list names the translations that nobody has reviewed, by language', () => {
  const languages = () =>
    openingTasks({ mailsReachNobody: false }).flatMap((task) =>
      task.id === 'translations' ? task.languages : [],
    );
  const before = { ...translationStatus };
  const review = { reviewed: '2026-11-23', by: 'second reader', digest: '' } as const;
  try {
    for (const file of Object.keys(translationStatus)) translationStatus[file] = { es: review, pt: review };
    expect(languages()).toEqual([]);
    translationStatus['home.ts'] = { es: review, pt: 'drafted' };
    translationStatus['terms.ts'] = { es: review, pt: 'drafted' };
    expect(languages()).toEqual([{ locale: 'pt', files: ['home.ts', 'terms.ts'] }]);
  } finally {
    Object.assign(translationStatus, before);
  }
});

test('what is settled leaves the list', () => {
  const { website, licences, reviewed } = company;
  try {
    company.website = 'https://forwarder.com';
    company.licences = { fmcOti: '012345' };
    company.reviewed = { ...reviewed, privacy: '2026-11-22', lanes: '2026-11-22' };
    expect(ids({ mailsReachNobody: false })).toEqual([
      'team',
      'terms',
      'accessibility',
      'powerOfAttorney',
      'kyc',
      'translations',
    ]);
  } finally {
    Object.assign(company, { website, licences, reviewed });
  }
});

test('every task has its line at the desk', () => {
  for (const id of ids({ mailsReachNobody: true })) expect(desk.opening.tasks[id].title).toMatch(/\w{3}/);
});
