import { expect, test } from 'vitest';
import { addressesIn } from './mail-addresses.ts';
import { parseMail } from './parse-mail.ts';

test.each([
  ['Marin, Rosa <rosa@tiles.example>', 'Marin, Rosa', 'rosa@tiles.example'],
  ['Marin; Rosa <rosa@tiles.example>', 'Marin, Rosa', 'rosa@tiles.example'],
  ['Shipper & Co., Ltd <ana@co.example>', 'Shipper & Co., Ltd', 'ana@co.example'],
  ['Ocean Lines, S.A. de C.V. <ops@ol.example>', 'Ocean Lines, S.A. de C.V.', 'ops@ol.example'],
  ['Tiles: Sales Dept <sales@tiles.example>', 'Sales Dept', 'sales@tiles.example'],
  ['rosa@tiles.example (Rosa Marin)', 'Rosa Marin', 'rosa@tiles.example'],
  ['<rosa@tiles.example>', '', 'rosa@tiles.example'],
  ['rosa@tiles.example', '', 'rosa@tiles.example'],
  ['"Marin, Rosa" <rosa@tiles.example>', 'Marin, Rosa', 'rosa@tiles.example'],
  ['Rosa <<rosa@tiles.example>>', 'Rosa', 'rosa@tiles.example'],
  ['Rosa <mailto:rosa@tiles.example>', 'Rosa', 'rosa@tiles.example'],
  ['Rosa "La Jefa <rosa@tiles.example>', 'Rosa La Jefa', 'rosa@tiles.example'],
  ['王小明 ＜wang＠tiles.example＞', '王小明', 'wang@tiles.example'],
  ['Rosa <ｒｏｓａ@tiles.example>', 'Rosa', 'rosa@tiles.example'],
  ['Team: Rosa <rosa@tiles.example>, ivan@tiles.example;', 'Rosa', 'rosa@tiles.example'],
  ['=?utf-8?Q?N=C3=BA=C3=B1ez=2C_Rosa?= <rosa@tiles.example>', 'Núñez, Rosa', 'rosa@tiles.example'],
  ['root@localhost', '', 'root@localhost'],
])('the first address of %s is read', (header, name, address) => {
  expect(addressesIn(header)[0]).toEqual({ name, address });
});

test.each(['', 'Rosa Marin', 'undisclosed-recipients:;', '<>', '@', ','])(
  'no address is read in “%s”',
  (header) => expect(addressesIn(header).filter(({ address }) => address !== '@')).toEqual([]),
);

const own = {
  domain: 'llano.example',
  addresses: ['rates@llano.example'],
  authServices: ['mx.llano.example'],
};
const parse = (...headers: string[]) => parseMail(Buffer.from(`${headers.join('\r\n')}\r\n\r\nHello`), own);

test('recipients, the sender of a list and the envelope are read', async () => {
  const mail = await parse(
    'Return-Path: <bounce-7@list.example>',
    'From: Rosa Marin <rosa@tiles.example>',
    'Sender: Office <office@tiles.example>',
    'To: Rates <rates@llano.example>, Gil, Pablo <pablo@broker.example>',
    'Cc: ivan@tiles.example',
    'Cc: Team: eva@tiles.example, leo@tiles.example;',
  );
  expect(mail).toMatchObject({
    from: { name: 'Rosa Marin', address: 'rosa@tiles.example' },
    sender: { name: 'Office', address: 'office@tiles.example' },
    returnPath: 'bounce-7@list.example',
    to: [
      { name: 'Rates', address: 'rates@llano.example' },
      { name: 'Gil, Pablo', address: 'pablo@broker.example' },
    ],
  });
  expect(mail.cc.map(({ address }) => address)).toEqual([
    'ivan@tiles.example',
    'eva@tiles.example',
    'leo@tiles.example',
  ]);
});

test('a From without an address is replaced by Sender, then by Return-Path, and is not verified', async () => {
  const results = 'Authentication-Results: mx.llano.example; dmarc=pass';
  const path = 'Return-Path: <rosa@tiles.example>';
  const bySender = await parse(results, path, 'From: Rosa Marin', 'Sender: eva@tiles.example');
  expect(bySender.from).toEqual({ name: 'Rosa Marin', address: 'eva@tiles.example' });
  expect(bySender.senderVerification).toBe('unknown');
  const byPath = await parse(results, path, 'From: Rosa Marin');
  expect(byPath.from).toEqual({ name: 'Rosa Marin', address: 'rosa@tiles.example' });
  expect(byPath.senderVerification).toBe('unknown');
  expect((await parse('Return-Path: <>', 'From: Rosa Marin')).from.address).toBe('');
});

test('the first of several senders is read', async () => {
  const { from } = await parse('From: Rosa <rosa@tiles.example>, Ivan <ivan@tiles.example>');
  expect(from).toEqual({ name: 'Rosa', address: 'rosa@tiles.example' });
});
