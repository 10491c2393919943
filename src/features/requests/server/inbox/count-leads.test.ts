import { expect, test } from 'vitest';
import { changeBy, deskOn, elena } from '#tests/support/desk.ts';
import { seedLeads } from '#tests/support/seed/requests.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { countOf } from '../../desk/inbox-address.ts';
import { leadStages } from '../../lead.ts';
import { type LeadFilter, leadPage } from '../../lead-input.ts';
import { stageText } from '../../strings/en/leads.ts';
import { logReply } from '../commands/log-reply.ts';
import { markDone } from '../commands/mark-done.ts';
import { countLeads } from './count-leads.ts';
import { listLeads } from './list-leads.ts';

describeOnEachDatabase('the tabs', (open) => {
  test('count what each of them lists, with every filter and search', async () => {
    const desk = deskOn(await open());
    await seedLeads(desk, { requests: 190, now: desk.now });
    const filters: LeadFilter[] = [
      {},
      { stage: 'won' },
      { owner: 'none' },
      { owner: 'sample-2', locale: 'en' },
      { kind: 'contact-message' },
      { service: 'air-freight' },
      { due: 'overdue' },
      { text: 'coffee' },
      { text: 'h', kind: 'rate-request', stage: 'lost' },
      { text: 'houston', due: 'overdue' },
    ];
    for (const filter of filters) {
      const { stages, complete } = await countLeads(desk, filter);
      expect(complete).toBe(true);
      for (const stage of leadStages) {
        const { leads } = await listLeads(desk, { ...filter, stage }, leadPage.parse({ limit: 200 }));
        expect(stages[stage], `${stage} of ${JSON.stringify(filter)}`).toBe(leads.length);
      }
    }
  });

  test('of new requests count and list those that wait, and all of them together count every one', async () => {
    const desk = deskOn(await open());
    const [answered, done, waits] = [await desk.submit(), await desk.submit(), await desk.submit()];
    await logReply(desk, changeBy(elena, answered), { channel: 'telephone', comment: '' });
    await markDone(desk, changeBy(elena, done));
    for (const text of [{}, { text: 'rr' }]) {
      const counts = await countLeads(desk, text);
      expect(counts).toMatchObject({ answered: 2, stages: { new: 1, quoting: 0 } });
      expect(countOf(counts)).toBe(3);
    }
    expect(await desk.found({ stage: 'new' })).toEqual([waits.reference]);
    const { leads } = await listLeads(desk, {}, leadPage.parse({ sort: 'newest' }));
    expect(leads.map(stageText)).toEqual(['New', 'Done', 'Answered']);
  });

  test('say when they stopped counting', async () => {
    const desk = deskOn(await open());
    await seedLeads(desk, { requests: 2100, now: desk.now });
    const { stages, answered, complete } = await countLeads(desk, { text: 'e' });
    expect(complete).toBe(false);
    expect(Object.values(stages).reduce((sum, count) => sum + count, answered)).toBe(2000);
    expect((await countLeads(desk, {})).complete).toBe(true);
  });
});
