import { expect, test } from 'vitest';
import { cargoInput } from '#features/cargo/cargo.ts';
import type { Answers } from '#features/requests/answers.ts';
import { quotedCargo } from './quoted-cargo.ts';

const container = { type: '22G1', quantity: 1 };

function cargoOf(shipment: object): string[] {
  const answers = { shipment: cargoInput.parse({ mode: 'fcl', ...shipment }) } as unknown as Answers;
  const totals = quotedCargo(answers, 'en').find(({ name }) => name === 'shipment.totals');
  return (totals?.value ?? '').split('\n');
}

test('one container stands alone where its totals would repeat it', () => {
  expect(cargoOf({ containers: [container] })).toHaveLength(1);
  const weighed = cargoOf({ containers: [{ ...container, weightKg: 16_800 }] });
  expect(weighed).toEqual([expect.stringContaining('16,800')]);
  expect(cargoOf({ containers: [{ ...container, quantity: 2 }] })).toHaveLength(1);
  expect(cargoOf({ containers: [container, { ...container, type: '45G1' }] })).toHaveLength(3);
});

test('one container is followed by the weight, volume or pieces that its row does not have', () => {
  const grossKg = cargoOf({ containers: [container], grossKg: 16_800 });
  expect(grossKg).toEqual([expect.not.stringContaining('16,800'), expect.stringContaining('16,800')]);
  const weighed = { ...container, weightKg: 16_800 };
  expect(cargoOf({ containers: [weighed], volumeM3: 28 })[1]).toContain('28');
  expect(cargoOf({ containers: [weighed], grossKg: 17_500 })[1]).toContain('17,500');
  const pieces = Array.from({ length: 9 }, () => ({ quantity: 2, packaging: 'crate', weight: 50 }));
  expect(cargoOf({ containers: [container], pieces })).toEqual([
    expect.any(String),
    expect.stringMatching(/18 pieces.*900/),
  ]);
});
