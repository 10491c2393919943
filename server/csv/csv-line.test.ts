import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test.each([
  [['plain', ''], 'plain,'],
  [['a,b', 'say "yes"'], '"a,b","say ""yes"""'],
  [['two\nlines'], '"two\nlines"'],
  [['=HYPERLINK("http://x")', '@SUM(A1)', '-cmd', '+a'], `"'=HYPERLINK(""http://x"")",'@SUM(A1),'-cmd,'+a`],
  [['ok;=1+1', 'a; @SUM(A1);b', 'tab\t-cmd'], "ok;'=1+1,a; '@SUM(A1);b,tab\t'-cmd"],
  [['+1 346 555 0142', '-12.5', '-'], '+1 346 555 0142,-12.5,-'],
])('%j', (values, line) => {
  expect(csvLine(values)).toBe(`${line}\r\n`);
});
