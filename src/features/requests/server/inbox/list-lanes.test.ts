import { expect, test } from 'vitest';
import { laneOf } from './list-lanes.ts';

test.each([
  [
    '38 m³ of spare parts for drilling rigs from Bogotá to Houston',
    'Bogotá, Colombia (COBOG)',
    'Bogotá',
    'Houston',
    '38 m³ of spare parts for drilling rigs',
  ],
  ['Coffee from Cartagena to New York, monthly', '', 'Cartagena', 'New York', 'Coffee, monthly'],
  ['Coffee, Cartagena–Houston', '', 'Cartagena', 'Houston', 'Coffee'],
  ['Tiles to Rio de Janeiro.', 'Veracruz (MXVER)', 'Veracruz', 'Rio de Janeiro', 'Tiles'],
  ['320 bags of coffee', 'Cartagena, Colombia', 'Cartagena', '', '320 bags of coffee'],
  ['We ship to whoever pays', '', '', '', 'We ship to whoever pays'],
  ['Tiles', 'It stands in our warehouse behind the railway station', '', '', 'Tiles'],
])('the lane of “%s”', (about, origin, from, to, goods) => {
  expect(laneOf(about, origin)).toEqual({ from, to, goods });
});
