import { expect, test } from 'vitest';
import { fillVariables } from '../../contract/reply-variables.ts';
import { deskOn, elena, nameOf } from '../../tests/support/desk.ts';
import { describeOnEachDatabase } from '../../tests/support/test-database.ts';
import { replyValues } from '../leads/reply/send-reply.ts';
import { deleteCannedReply, listCannedReplies, saveCannedReply } from './canned-replies.ts';

describeOnEachDatabase('canned replies', (open) => {
  test('are written, changed, listed by title and deleted', async () => {
    const desk = deskOn(await open());
    const by = nameOf(elena);
    const quote = await saveCannedReply(desk, by, { title: 'Quote', body: 'Dear {{name}}, {{ price }}' });
    await saveCannedReply(desk, by, { title: 'Ask', body: 'What is the weight?' });
    if (!quote.ok) throw new Error(quote.reason);
    const changed = { id: quote.id, title: 'A quote', body: 'Dear {{name}}' };
    expect(await saveCannedReply(desk, by, changed)).toEqual(quote);
    const listed = await listCannedReplies(desk);
    expect(listed.map(({ title, variables }) => [title, variables])).toEqual([
      ['A quote', ['name']],
      ['Ask', []],
    ]);
    expect(await saveCannedReply(desk, by, { ...changed, id: 'none' })).toMatchObject({ ok: false });
    expect(await saveCannedReply(desk, by, { title: '', body: 'x' })).toMatchObject({
      reason: 'text-missing',
    });
    expect([await deleteCannedReply(desk, quote.id), await deleteCannedReply(desk, quote.id)]).toEqual([
      true,
      false,
    ]);
  });

  test('are filled in from the lead; what it does not know is asked for', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit({ clientName: 'Ana Ruiz', service: 'sea-freight' });
    const values = replyValues(lead, nameOf(elena), desk.company);
    expect(fillVariables('{{Name}}, {{service}} for {{company}}: {{price}}. {{agent}}', values)).toEqual({
      text: 'Ana Ruiz, Sea freight for {{company}}: {{price}}. Elena Quintana',
      missing: ['company', 'price'],
    });
    expect(fillVariables('{{price}} {{constructor}} {{}}', { price: '2' })).toEqual({
      text: '2 {{constructor}} {{}}',
      missing: ['constructor'],
    });
  });
});
