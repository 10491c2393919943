import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test.each([
  [['plain', ''], '"plain",""'],
  [['a,b', 'say "yes"'], '"a,b","say ""yes"""'],
  [['two\nlines'], '"two\nlines"'],
  [
    ['=HYPERLINK("http://x")', '@SUM(A1)', '-cmd', '+a'],
    `"'=HYPERLINK(""http://x"")","'@SUM(A1)","'-cmd","'+a"`,
  ],
  [
    ['  =1+1', '\t=1+1', '\r@x', '\u00a0-x', '\ttab', '\u0000=1'],
    `"'  =1+1","'\t=1+1","'\r@x","'\u00a0-x","'\ttab","'\u0000=1"`,
  ],
  [['＝1+1', '＋a', '－a', '＠SUM(A1)'], `"'＝1+1","'＋a","'－a","'＠SUM(A1)"`],
  [['+1 346 555 0142', '-12.5', '-', ' -18 '], '"+1 346 555 0142","-12.5","-"," -18 "'],
])('%j is written so that no spreadsheet runs it', (values, line) => {
  expect(csvLine(values)).toBe(`${line}\r\n`);
});

test.each(['Reefer; -18 C', 'a;=1+1', 'tab\t-cmd', 'two lines\n-18 C', "it's @ the pier"])(
  'what a customer wrote inside a cell stays as it is: %j',
  (value) => {
    expect(csvLine([value])).toBe(`"${value}"\r\n`);
  },
);

test('a cell of 100,000 tabs or spaces is written in linear time', () => {
  const tabs = `a${'\t'.repeat(100_000)}b`;
  const spaces = `${' '.repeat(100_000)}b`;
  expect(csvLine([tabs, spaces])).toBe(`"${tabs}","${spaces}"\r\n`);
});
