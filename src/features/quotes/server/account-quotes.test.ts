import { expect, test } from 'vitest';
import { exportOwnData, exportPersonData } from '#features/people/server/own-data.ts';
import { emptyLine } from '#features/rates/price/empty-line.ts';
import { renewLink } from '#features/requests/server/commands/change-link.ts';
import { listFollowedLeads, listWaitingLeads } from '#features/requests/server/customer/account-leads.ts';
import { findWorkingLink } from '#features/requests/server/secret-links.ts';
import { endOfDay } from '#features/settings/business-hours.ts';
import { company } from '#features/settings/sample-company.ts';
import { deskOn, elena, nameOf } from '#tests/support/desk.ts';
import { completeQuote, withQuotes } from '#tests/support/quotes.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { listNewestQuotes, listOpenQuotes } from './account-quotes.ts';
import { decideQuote } from './decide-quote.ts';

describeOnDatabase('the quotes that a person takes along', (open) => {
  test('are those that were sent for their requests, without costs and drafts', async () => {
    const database = await open();
    const desk = withQuotes(deskOn(database));
    const app = await createTestApp(database, {}, desk.clock);
    const lead = await desk.submit({ productToExport: 'Gate valves' });
    const [option] = completeQuote.options;
    const cost = { rate: '777', minimum: null };
    const lines = [{ ...emptyLine('line-1', 'USD'), rate: '1000', cost }];
    const content = { ...completeQuote, options: option ? [{ ...option, lines }] : [] };
    const account = { id: 'account-ana', name: 'Ana', email: 'ana@example.com' };
    await desk.addAccount(account, lead.id);
    const session = { id: 's', account } as never;
    const taken = async () => (await exportOwnData(app.dependencies.services, session, desk.now)).requests[0];

    const { quoteId } = await desk.quote(lead.id, content);
    const expiresAt = endOfDay('2026-12-04', company.hours.timeZone);
    const openUntil = (at: number) => listOpenQuotes({ db: desk.db, clock: () => at }, account.id);
    expect(await openUntil(desk.now)).toEqual(new Map([[lead.reference, expiresAt]]));
    expect(await openUntil(expiresAt)).toEqual(new Map());
    expect(await listOpenQuotes(desk, 'account-eva')).toEqual(new Map());
    const waiting = async () => listWaitingLeads(desk, account.id, [...(await openUntil(desk.now)).keys()]);
    expect((await waiting()).map(({ reference }) => reference)).toEqual([lead.reference]);
    const newest = await listNewestQuotes(desk, account.id, [lead.reference]);
    expect(newest.get(lead.reference)).toMatchObject({ id: quoteId, state: 'sent' });
    expect(await listNewestQuotes(desk, 'account-eva', [lead.reference])).toEqual(new Map());
    const decider = { kind: 'staff', by: nameOf(elena), via: 'telephone' } as const;
    const acceptance = {
      outcome: 'accepted',
      optionId: 'sea',
      name: 'Ana Ruiz',
      orderNumber: 'PO 7',
    } as const;
    expect(await decideQuote(desk, quoteId, decider, acceptance)).toMatchObject({ ok: true });
    expect(await openUntil(desk.now)).toEqual(new Map());
    expect(await waiting()).toEqual([]);
    await desk.draft(lead.id);
    const request = await taken();
    expect(request?.quotes).toMatchObject([
      {
        revision: 1,
        state: 'accepted',
        sentAt: '2026-11-20T15:00:00.000Z',
        request: { shipment: [{ label: 'Goods', value: 'Gate valves' }, { label: 'From' }, { label: 'To' }] },
        content: { terms: 'Payment within 30 days.', options: [{ lines: [{ rate: '1000' }] }] },
        decisions: [{ outcome: 'accepted', via: 'telephone', name: 'Ana Ruiz', orderNumber: 'PO 7' }],
      },
    ]);
    expect(request?.stages.map(({ stage }) => stage)).toEqual(['quoted', 'won']);
    expect(JSON.stringify(request)).not.toMatch(/777|Elena/);
    const { services } = app.dependencies;
    const copy = await exportPersonData(services, account.id, desk.now);
    expect(copy?.data).toMatchObject({ account: { id: account.id }, kyc: { documents: [] } });
    expect(copy?.data.requests).toEqual([request]);
    expect(await listFollowedLeads(desk.db, 'account-eva')).toEqual([]);
  });

  test('are kept from an account without a confirmed address once the link leaves by mail alone, as all that follows', async () => {
    const database = await open();
    const desk = withQuotes(deskOn(database));
    const app = await createTestApp(database, {}, desk.clock);
    const lead = await desk.submit();
    const account = { id: 'account-eve', name: 'Eve', email: 'ana@example.com' };
    await desk.addAccount({ ...account, email_verified: 0 }, lead.id);
    await desk.quote(lead.id);
    await desk.leave();
    const session = { id: 's', account } as never;
    const taken = async () => {
      const { requests } = await exportOwnData(app.dependencies.services, session, desk.now);
      return requests.map(({ quotes, stages }) => [quotes.length, stages.length]);
    };
    const seen = async () => [...(await taken()), (await listOpenQuotes(desk, account.id)).size];
    expect(await seen()).toEqual([[1, 1], 1]);
    const link = await findWorkingLink(desk.db, lead.id);
    const renewed = await renewLink(desk, { leadId: lead.id, by: nameOf(elena), replaces: link?.id ?? null });
    expect(renewed).toEqual({ ok: true });
    expect(await seen()).toEqual([[0, 0], 0]);
    await desk.db.updateTable('accounts').set({ email_verified: 1 }).execute();
    expect(await seen()).toEqual([[1, 1], 1]);
  });
});
