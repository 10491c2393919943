import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

async function rowsIn(csv: string) {
  const rows: [line: number, ...cells: string[]][] = [];
  for await (const { line, cells } of readCsv(Buffer.from(csv))) rows.push([line, ...cells]);
  return rows;
}

test.each([
  ['rows of any length', 'a,b\n1\n2,3,4', [1, 'a', 'b'], [2, '1'], [3, '2', '3', '4']],
  ['line ends of every system', 'a,b\r\n1,2\r3,4\n', [1, 'a', 'b'], [2, '1', '2'], [3, '3', '4']],
  ['quoted delimiters and quotes', 'a,"b, ""c"""\n"",d', [1, 'a', 'b, "c"'], [2, '', 'd']],
  ['a quoted line break, by its last line', 'a,"b\nc"\nx,y', [2, 'a', 'b\nc'], [3, 'x', 'y']],
  ['inches', 'POL,20" DRY,"40"" HC"', [1, 'POL', '20" DRY', '40" HC']],
  ['no empty rows', 'a,b\n\n , \n,,\nc,d', [1, 'a', 'b'], [5, 'c', 'd']],
  ['a last empty cell', 'a,b,', [1, 'a', 'b', '']],
  ['the separator that the file names', 'sep=;\na;b,c', [1, 'sep=', ''], [2, 'a', 'b,c']],
])('reads %s', async (_name, csv, ...rows) => {
  expect(await rowsIn(csv)).toEqual(rows);
});

test.each([
  ['is not closed', 'a,b\nc,"d', 2],
  ['goes on behind its end', 'a,"b"c\nx,y', 1],
])('a quoted cell that %s is refused with its line', async (_name, csv, line) => {
  await expect(rowsIn(csv)).rejects.toMatchObject({ problem: 'not-csv', line });
});
