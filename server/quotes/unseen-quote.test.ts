import { expect, test } from 'vitest';
import { changeBy, elena } from '../../tests/support/desk.ts';
import { quoteDeskOn } from '../../tests/support/quotes.ts';
import { describeOnEachDatabase } from '../../tests/support/test-database.ts';
import { findLeadBySecret } from '../leads/customer/sent-lead.ts';
import { sendReply } from '../leads/reply/send-reply.ts';

describeOnEachDatabase('until the mail of a quote leaves, its customer', (open) => {
  async function quoted() {
    const desk = quoteDeskOn(await open());
    const lead = await desk.submit();
    return { desk, lead, seen: () => findLeadBySecret(desk.db, lead.secret) };
  }

  test('sees the request as it stood before', async () => {
    const { desk, lead, seen } = await quoted();
    await desk.quote(lead.id);
    expect(await desk.row(lead.id)).toMatchObject({ stage: 'quoted', replied_at: desk.now });
    expect(await seen()).toMatchObject({ stage: 'new', repliedAt: null });
    const at = desk.now;
    await desk.leave();
    expect(await seen()).toMatchObject({ stage: 'quoted', repliedAt: at });
  });

  test('sees it as it stood before a reply that waits too', async () => {
    const { desk, lead, seen } = await quoted();
    const reply = { subject: 'Your request', body: 'Dear Ana', stage: { to: 'quoting' as const } };
    expect(await sendReply(desk, changeBy(elena, lead), reply)).toMatchObject({ ok: true });
    desk.now += 1000;
    await desk.quote(lead.id);
    expect(await seen()).toMatchObject({ stage: 'new', repliedAt: null });
    await desk.leave();
    expect(await seen()).toMatchObject({ stage: 'quoted' });
  });
});
