import { expect, test } from 'vitest';
import { company } from '#features/settings/sample-company.ts';
import { momentInBothZones } from '#platform/values/moment.ts';
import { zonesOf } from '#platform/values/zones.ts';
import { deskOn, elena, nameOf } from '#tests/support/desk.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { labelsIn } from '../../describe-answers.ts';
import { fillVariables } from '../../reply-variables.ts';
import { deleteCannedReply, listCannedReplies, saveCannedReply } from './canned-replies.ts';
import { replyValues } from './send-reply.ts';

describeOnDatabase('canned replies', (open) => {
  test('are written, changed, listed by title and deleted', async () => {
    const desk = deskOn(await open());
    const by = nameOf(elena);
    const quote = await saveCannedReply(desk, by, {
      title: 'Quote',
      texts: { en: 'Dear {{name}}, {{ price }}', es: '' },
    });
    await saveCannedReply(desk, by, {
      title: 'Ask',
      texts: { es: ' ¿Cuánto pesa, {{name}}? ', pt: 'Qual é o peso?' },
    });
    if (!quote.ok) throw new Error(quote.reason);
    const changed = { id: quote.id, title: 'A quote', texts: { en: 'Dear {{name}}', pt: 'Olá {{name}}' } };
    expect(await saveCannedReply(desk, by, changed)).toEqual(quote);
    const listed = await listCannedReplies(desk);
    expect(listed).toEqual([
      { id: quote.id, title: 'A quote', texts: changed.texts, variables: ['name'] },
      {
        id: expect.any(String),
        title: 'Ask',
        variables: ['name'],
        texts: { es: '¿Cuánto pesa, {{name}}?', pt: 'Qual é o peso?' },
      },
    ]);
    // A language that is left out is deleted.
    await saveCannedReply(desk, by, { ...changed, texts: { pt: 'Olá {{name}}' } });
    expect((await listCannedReplies(desk))[0]?.texts).toEqual({ pt: 'Olá {{name}}' });
    expect(await saveCannedReply(desk, by, { ...changed, id: 'none' })).toMatchObject({ ok: false });
    expect(await saveCannedReply(desk, by, { title: '', texts: { en: 'x' } })).toMatchObject({
      reason: 'text-missing',
    });
    expect(await saveCannedReply(desk, by, { title: 'Empty', texts: { en: ' ' } })).toMatchObject({
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
    const subject = { ...lead, dueAt: lead.due_at };
    const values = replyValues(subject, nameOf(elena), { company, locale: 'en' });
    expect(fillVariables('{{Name}}, {{service}} for {{company}}: {{price}}. {{agent}}', values)).toEqual({
      text: 'Ana Ruiz, Sea freight for {{company}}: {{price}}. Elena Quintana',
      missing: ['company', 'price'],
    });
    const inSpanish = replyValues(subject, nameOf(elena), { company, locale: 'es' });
    expect(fillVariables('{{service}}, {{due}}, {{site}}', inSpanish)).toEqual({
      text: `${labelsIn('es').services['sea-freight']}, ${momentInBothZones(lead.due_at, zonesOf(company), 'es')}, ${company.website}/es`,
      missing: [],
    });
    expect(values.due).not.toBe(inSpanish.due);
    expect(fillVariables('{{price}} {{constructor}} {{}}', { price: '2' })).toEqual({
      text: '2 {{constructor}} {{}}',
      missing: ['constructor'],
    });
  });
});
