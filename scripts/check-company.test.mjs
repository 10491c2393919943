import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as ownersFile from '../src/features/settings/sample-company.ts';
import { findMistakes } from './check-company.mjs';

const path = 'src/features/settings/sample-company.ts';
const source = readFileSync(path, 'utf8');

/** @param {string} text */
const lineWith = (text) => source.slice(0, source.indexOf(text)).split('\n').length;

/**
 * The mistakes of the owner's file once `change` has been made to what it exports.
 *
 * @param {(file: any) => void} change
 */
function mistakesAfter(change) {
  const { company, team, lanes } = structuredClone({ ...ownersFile });
  const file = { company, team, lanes };
  change(file);
  return findMistakes(source, file);
}

describe('the check of the company file', () => {
  test('finds no mistake in the sample company', () => {
    expect(findMistakes(source, ownersFile)).toEqual([]);
  });

  test.each([
    [
      (/** @type {any} */ { company }) => (company.hours.opens = '8:00'),
      `${path}:${lineWith('opens:')} company.hours.opens: A time of day is written 09:00 or 18:00. The file has "8:00".`,
    ],
    [
      (/** @type {any} */ { company }) => (company.localTimeZone = 'Central'),
      `${path}:${lineWith('localTimeZone:')} company.localTimeZone: A time zone is an IANA name such as America/New_York. The file has "Central".`,
    ],
    [
      (/** @type {any} */ { company }) => (company.phone = '(346) 555 0142'),
      `${path}:${lineWith('phone:')} company.phone: A phone number starts with + and its country code, with spaces only: +1 346 555 0142. The file has "(346) 555 0142".`,
    ],
    [
      (/** @type {any} */ { team }) => (team[1].role = 'customs-broker'),
      `${path}:${lineWith("role: 'project-manager'")} team.1.role: A role is one of managing-director, project-manager, it-assistant, administration, warehouse, sales, accounting, human-resources. The file has "customs-broker".`,
    ],
    [
      (/** @type {any} */ { lanes }) => (lanes[0].transitDays = [10, 4]),
      `${path}:${lineWith('transitDays:')} lanes.0.transitDays: Transit days are written from the least to the most.`,
    ],
    [
      (/** @type {any} */ { company }) => delete company.founded,
      `${path}:${lineWith('founded:')} company.founded: This field is missing.`,
    ],
    [
      (/** @type {any} */ { company }) => (company.whatsap = company.whatsapp),
      `${path}:${lineWith('export const company')} company.whatsap: There is no such field. Is it misspelled?`,
    ],
  ])('names the line, the field and what is expected: %#', (change, mistake) => {
    expect(mistakesAfter(change)).toEqual([mistake]);
  });

  test('names a place that several lanes share once, by the line of the place', () => {
    const mistakes = mistakesAfter(({ lanes }) => {
      for (const lane of lanes) lane.from.longitude = 999;
    });
    expect(mistakes.map((mistake) => mistake.split(' ')[0])).toEqual(
      ['const houston =', 'const houstonAirport ='].map((text) => `${path}:${lineWith(text)}`),
    );
  });
});
