import { expect, test } from 'vitest';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { fill } from '#platform/values/format.ts';
import { newRequest } from '../strings/en/new-request.ts';
import { proposeAnswers } from './proposed-answers.ts';

const t = newRequest(currentSettings()).correction.proposal;
const propose = (texts: string[], known: Record<string, string> = {}) =>
  proposeAnswers(texts, { known, locale: 'es', t });

test('proposes lane, cargo, goods and rule of the newest text that names them', async () => {
  const { values, open } = await propose([
    'Gracias, quedo atento.',
    'Cotizar 320 sacos de café, 69 kg cada uno, 1.200,5 kg no. FOB Cartagena.',
    'Cotizar 2 contenedores 40HC de azúcar, de Santos a Veracruz, MX, CIF.',
  ]);
  // The second text says a number that fits nothing: its cargo is asked about, not proposed.
  expect(values).toEqual({
    'shipment.from.text': 'Santos',
    'shipment.to.text': 'Veracruz, MX',
    'shipment.incoterm': 'FOB',
    productToExport: 'café',
  });
  expect(open).toContainEqual(expect.stringContaining('weights do not agree'));
});

test('proposes what the form has no answer to', async () => {
  const text = 'Cotizar 2 contenedores 40HC de Santos a Veracruz, MX';
  expect((await propose([text])).values).toMatchObject({
    'shipment.containers.0.type': '45G1',
    'shipment.containers.0.quantity': '2',
  });
  const known = { 'shipment.grossKg': '900', 'shipment.from.text': 'Miami' };
  expect((await propose([text], known)).values).toEqual({ 'shipment.to.text': 'Veracruz, MX' });
});

test('asks which place is meant, for what is missing, and for numbers that it left out', async () => {
  const { values, open } = await propose(['Cotizar a Cartagena. El pedido 4512.']);
  expect(values).toEqual({});
  expect(open).toEqual([t.noEnd.from, t.noEnd.to, t.noCargo]);
  const named = await propose(['3 x 40HC, Cartagena a Houston, TX. El pedido 4512.']);
  expect(named.values).toMatchObject({
    'shipment.from.text': 'Cartagena',
    'shipment.to.text': 'Houston, TX',
  });
  expect(named.open).toEqual([
    'Several places are called “Cartagena”. Select the one that is meant.',
    'Numbers that were not read as cargo: “pedido 4512.”.',
  ]);
});

test('proposes a reefer with its temperature, and never a dry container for cooled goods', async () => {
  const reefer = await propose(["2 x 40' reefer HC de camarón congelado a -20 °C, Guayaquil a Houston, TX"]);
  expect(reefer.values).toMatchObject({
    'shipment.containers.0.type': '45R1',
    'shipment.containers.0.quantity': '2',
    'shipment.temperature.minC': '-20',
    'shipment.temperature.maxC': '-20',
  });
  expect(reefer.open).toEqual([]);
  const dry = await propose(['2 x 40HC de camarón congelado, Guayaquil a Houston, TX']);
  expect(Object.keys(dry.values).filter((name) => name.includes('containers'))).toEqual([]);
  expect(dry.open).toEqual([fill(t.cooled, { text: 'camarón' })]);
  const small = await propose(['1 x 20 reefer, Guayaquil a Houston, TX']);
  expect(Object.keys(small.values).filter((name) => name.includes('containers'))).toEqual([]);
  expect(small.open).toContain(fill(t.whichContainer, { text: '1 x 20 reefer' }));
});

test('proposes no lane of several, and asks', async () => {
  const { values, open } = await propose([
    '2x40HC\nPOL | POD | Rate\nHouston | Santos | 1350\nHouston | Callao | 1400',
  ]);
  expect(values).not.toHaveProperty('shipment.from.text');
  expect(open).toContain(t.severalLanes);
});

test('proposes the weight of a mail that leaves the container open', async () => {
  const { values, open } = await propose(['FCL o LCL?\n14 cajas en 4 pallets, 2.960,5 kg.']);
  expect(values).toMatchObject({ 'shipment.grossKg': '2960.5' });
  expect(open).toContainEqual(expect.stringContaining('Which container is it'));
});
