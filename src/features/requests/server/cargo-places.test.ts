import { expect, test } from 'vitest';
import { cargoInput } from '#features/cargo/cargo.ts';
import { deskOn } from '#tests/support/desk.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';

describeOnDatabase('the places of a request', (open) => {
  const storedRoute = async (cargo: object) => {
    const desk = deskOn(await open());
    const { payload, lane_from, lane_to } = await desk.submit({ shipment: cargoInput.parse(cargo) });
    const { from, to } = JSON.parse(payload).shipment;
    return { from, to, lane_from, lane_to };
  };

  test('get their code where a code or a whole name was typed, and keep their text', async () => {
    expect(await storedRoute({ from: { text: 'Veracruz, MX', scope: 'port' }, to: { text: 'IAH' } })).toEqual(
      {
        from: { text: 'Veracruz, MX', scope: 'port', code: 'MXVER' },
        to: { text: 'IAH', code: 'IAH' },
        lane_from: 'Veracruz',
        lane_to: 'IAH',
      },
    );
    expect(await storedRoute({ from: { text: 'MXVER' }, mode: 'fcl' })).toMatchObject({
      from: { text: 'MXVER', code: 'MXVER' },
      to: undefined,
    });
  });

  test('stay as they are where the text is ambiguous or unknown, or has a code', async () => {
    const from = { text: 'Cartagena' };
    const to = { text: 'Houston, TX', code: 'IAH' };
    expect(await storedRoute({ from, to })).toMatchObject({ from, to });
    expect((await storedRoute({ from, to })).from).not.toHaveProperty('code');
    const typed = { from: { text: 'our warehouse' }, to: { scope: 'door' } };
    expect(await storedRoute(typed)).toMatchObject(typed);
    expect((await storedRoute(typed)).from).not.toHaveProperty('code');
  });
});
