import { expect, test } from 'vitest';
import { findLaneInText } from './lane-in-text.ts';

const lanes: [text: string, from: string | null, to: string | null, isSeveral?: boolean][] = [
  ['Please quote 5x20 marble, 26 t each, from Genoa to Houston.', 'Genoa', 'Houston'],
  ['We have goods. From Houston to Bogota, FCA Houston.', 'Houston', 'Bogota'],
  [
    'necesito cotizar 3 contenedores 40HC de Cartagena a Houston para el 15 de diciembre',
    'Cartagena',
    'Houston',
  ],
  ['HOU-BOG 200 kg', 'HOU', 'BOG'],
  ['Houston - Bogotá, 3 pallets', 'Houston', 'Bogotá'],
  ['POL: Cartagena, Colombia\nPOD: Houston, TX', 'Cartagena, Colombia', 'Houston, TX'],
  ['can you quote from houston to bogota asap', 'houston', 'bogota'],
  ['Please quote to Veracruz', null, 'Veracruz'],
  ['Rates to quote, please', null, null],
  ['From Genoa to Houston. Also from Genoa to Miami.', null, null, true],
  ['Please quote 12 pallets of tiles, Veracruz to Houston, ready 14 December.', 'Veracruz', 'Houston'],
  ['desde São Paulo para Miami, FL', 'São Paulo', 'Miami, FL'],
  ['We ship from Port Said, Egypt to New York, NY', 'Port Said, Egypt', 'New York, NY'],
  ['de lunes a viernes', null, null],
  ['FOB Shanghai to Los Angeles', 'Shanghai', 'Los Angeles'],
  ['USHOU to COCTG', 'USHOU', 'COCTG'],
  ['Please send your best rates to Maria', null, null],
  ['Origem | Vitória (ES) - Brasil\nDestino | Houston - TX', 'Vitória, ES, Brasil', 'Houston, TX'],
  ['Origin\nHo Chi Minh City, Vietnam\nDestination\nHouston, TX', 'Ho Chi Minh City, Vietnam', 'Houston, TX'],
  [
    '- Origen: Medellín (Itagüí), Colombia\n- Destino: bodega en Houston, TX 77032',
    'Medellín, Colombia',
    'Houston, TX',
  ],
  [
    'Pickup: 11200 Westheimer Rd, Houston, TX 77042.\nDelivery: Port of Cartagena, Colombia (CTG).',
    'Houston, TX',
    'Cartagena, Colombia',
  ],
  ['preço pra 1x20 de Santos pra Houston, FOB', 'Santos', 'Houston'],
  ['POL | POD | Rate\nHouston | Santos | 1,350\nHouston | Callao | 1,400', null, null, true],
  ['POL | POD | Boxes\nHouston | Santos | 20', 'Houston', 'Santos'],
  ['Destination: Miami or Houston, TX', null, null],
  ['From: Santiago Vega <santiago@vega.example>\nTo: Houston Office <rates@llano.example>', null, null],
  ['320 sacas de café de Santos para Houston', 'Santos', 'Houston'],
  ['320 bags of coffee, Santos - Houston', 'Santos', 'Houston'],
  ['320 bags of coffee Houston → Bogotá', 'Houston', 'Bogotá'],
  ['coffee POL Cartagena POD Houston', 'Cartagena', 'Houston'],
  ['320 bags of coffee POL: Cartagena, POD: Houston', 'Cartagena', 'Houston'],
  ['320 sacos de café, origen Cartagena, destino Houston', 'Cartagena', 'Houston'],
  ['320 bags coffee cartagena to houston', 'cartagena', 'houston'],
  ['2 pallets from Cartagena to Houston or Miami', 'Cartagena', null],
  ['2 pallets from Cartagena or Buenaventura to Houston', null, 'Houston'],
  ['Cartagena → Houston → Miami', 'Cartagena', null],
];

test.each(lanes)('finds the lane of “%s”', async (text, from, to, isSeveral = false) => {
  expect(await findLaneInText(text)).toEqual({ from, to, isSeveral });
});
