import { expect, test } from 'vitest';
import { lanes } from '../content/company.ts';
import { seaWay } from './sea-way.ts';
import { turns } from './sea-ways.ts';

const callao = lanes.find(({ id }) => id === 'houston-callao-sea');
if (!callao) throw new Error('The lane of this test is gone.');

test('the way takes the Panama canal', async () => {
  const way = await seaWay(callao);
  expect(way).toContain(turns.colon);
  expect(way).toContain(turns.balboa);
  expect(way.at(0)).toEqual([callao.from.longitude, callao.from.latitude]);
  expect(way.at(-1)).toEqual([callao.to.longitude, callao.to.latitude]);
});

test('where no way joins two ports the lane is named', async () => {
  const inTwoOceans = seaWay(callao, [
    ['galveston', 'yucatan'],
    ['manta', 'aguja', 'callao'],
  ]);
  await expect(inTwoOceans).rejects.toThrow('houston-callao-sea');
});
