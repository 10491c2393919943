import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type RequestFacts, requestContext, type Services, servicesContext } from '#platform/context.ts';
import { day } from '#platform/values/durations.ts';
import { loader as statusPage } from '#screens/customer/request-status.tsx';
import {
  changeBy,
  daniel,
  deskOn,
  desksOn,
  elena,
  nameOf,
  type SubmittedLead,
  submissionContext,
} from '#tests/support/desk.ts';
import { sendReply } from '#tests/support/reply.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { listAccountLeads } from '../customer/account-leads.ts';
import { findLeadBySecret, findOwnContact } from '../customer/lead-by-link.ts';
import { mergeLeads } from '../merge/merge-leads.ts';
import { deleteOldSecretLinks, findWorkingLink } from '../secret-links.ts';
import { changeContact, correctContact } from './change-contact.ts';
import { renewLink, revokeLink } from './change-link.ts';
import { submitLead } from './submit-lead.ts';

type Desk = ReturnType<typeof deskOn>;

const by = nameOf(elena);
const correction = { email: 'ana@gmail.com', phone: '' };

const linkIdOf = async (desk: Desk, leadId: string) => (await findWorkingLink(desk.db, leadId))?.id ?? '';

async function renew(desk: Desk, { id: leadId }: { id: string }): Promise<string> {
  const replaces = (await linkIdOf(desk, leadId)) || null;
  expect(await renewLink(desk, { leadId, by, replaces })).toEqual({ ok: true });
  return desk.secretOf(leadId);
}

async function revoke(desk: Desk, { id: leadId }: { id: string }): Promise<void> {
  expect(await revokeLink(desk, { leadId, by, linkId: await linkIdOf(desk, leadId) })).toEqual({ ok: true });
}

async function open(desk: Desk, secret: string) {
  const context = new RouterContextProvider();
  context.set(servicesContext, desk as unknown as Services);
  context.set(requestContext, { method: 'HEAD' } as RequestFacts);
  const call = { url: new URL(`https://site.example/requests/${secret}`), params: { secret }, context };
  return statusPage(call as unknown as Parameters<typeof statusPage>[0]);
}

describeOnEachDatabase('the link of a lead', (openDatabase) => {
  const deskWithLead = async (): Promise<{ desk: Desk; lead: SubmittedLead }> => {
    const desk = deskOn(await openDatabase());
    return { desk, lead: await desk.submit({ clientName: 'Ana', products: 'Coffee' }) };
  };

  test('is renewed: the old one stops at once and opens nothing of the request', async () => {
    const { desk, lead } = await deskWithLead();
    const secret = await renew(desk, lead);
    expect(secret).toMatch(/^[\w-]{32}$/);
    expect(secret).not.toBe(lead.secret);
    expect(await findLeadBySecret(desk.db, lead.secret)).toBeNull();
    expect(await findOwnContact(desk.db, lead.secret)).toBeNull();
    expect(await correctContact(desk, lead.secret, correction)).toEqual({
      ok: false,
      reason: 'no-such-lead',
    });
    expect(await findLeadBySecret(desk.db, secret)).toMatchObject({ reference: lead.reference });
    const ended = await open(desk, lead.secret);
    expect(ended).toMatchObject({ data: { isEnded: true }, init: { status: 410 } });
    expect(JSON.stringify(ended)).not.toMatch(new RegExp(`${lead.reference}|${secret}|Coffee|Ana`));
    expect(await open(desk, secret)).toMatchObject({ isEnded: false, reference: lead.reference });
    expect(await open(desk, 'x'.repeat(32))).toMatchObject({
      data: { isEnded: true },
      init: { status: 404 },
    });
    const events = await desk.db
      .selectFrom('lead_events')
      .selectAll()
      .where('type', '=', 'link-renewed')
      .execute();
    expect(events).toMatchObject([{ lead_id: lead.id, actor_kind: 'staff', actor_name: elena.name }]);
  });

  test('is revoked, and renewed from nothing', async () => {
    const { desk, lead } = await deskWithLead();
    await revoke(desk, lead);
    expect(await findLeadBySecret(desk.db, lead.secret)).toBeNull();
    expect(await open(desk, lead.secret)).toMatchObject({ init: { status: 410 } });
    expect(await desk.secretOf(lead.id)).toBe('');
    const secret = await renew(desk, lead);
    expect(await findLeadBySecret(desk.db, secret)).toMatchObject({ reference: lead.reference });
    expect(await open(desk, lead.secret)).toMatchObject({ init: { status: 410 } });
    expect(await desk.events(lead.id)).toEqual(['received', 'link-revoked', 'link-renewed']);
  });

  test('has one secret that works after two concurrent renewals', async () => {
    const [desk, other] = await desksOn(openDatabase, 2);
    if (!desk || !other) throw new Error('Two desks are needed.');
    const { id: leadId } = await desk.submit();
    for (const replaces of [await linkIdOf(desk, leadId), null]) {
      if (replaces === null) await revoke(desk, { id: leadId });
      const outcomes = await Promise.all([
        renewLink(desk, { leadId, by, replaces }),
        renewLink(other, { leadId, by: nameOf(daniel), replaces }),
      ]);
      expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
      expect(outcomes).toContainEqual({ ok: false, reason: 'link-changed' });
      const links = await desk.db
        .selectFrom('secret_links')
        .select(['secret', 'id'])
        .where('lead_id', '=', leadId)
        .where('revoked_at', 'is', null)
        .execute();
      // The table holds it sealed.
      expect(links).toEqual([{ secret: '', id: await linkIdOf(desk, leadId) }]);
    }
  });

  test('cannot have two secrets that work, whatever writes them', async () => {
    const { desk, lead } = await deskWithLead();
    const copy = { lead_id: lead.id, id: 'copy', secret: 'copy', secret_hash: 'copy', created_at: 0 };
    await expect(
      desk.db
        .insertInto('secret_links')
        .values({ ...copy, created_by: null, mail_only: 1, revoked_at: null, revoked_by: null })
        .execute(),
    ).rejects.toThrow(/unique/i);
  });

  test('is in the mails that have not left and in later ones once renewed, in none once revoked', async () => {
    const { desk, lead } = await deskWithLead();
    expect(await desk.secretsIn('lead-acknowledgement')).toEqual([lead.secret]);
    const first = await renew(desk, lead);
    expect(await desk.secretsIn('lead-acknowledgement')).toEqual([first]);
    const reply = { subject: 'Rate', body: 'Soon' };
    expect(await sendReply(desk, changeBy(elena, await desk.row(lead.id)), reply)).toMatchObject({
      ok: true,
    });
    expect(await desk.secretsIn('lead-reply')).toEqual([first]);
    for (const { props } of await desk.mails('lead-acknowledgement')) expect(props).not.toContain('secret');
    await revoke(desk, lead);
    expect(await desk.secretsIn('lead-reply')).toEqual([null]);
    expect(await sendReply(desk, changeBy(elena, await desk.row(lead.id)), reply)).toMatchObject({
      ok: true,
    });
    const contact = { name: 'Ana', company: '', email: 'ana@new.example', phone: '' };
    expect(await changeContact(desk, changeBy(elena, await desk.row(lead.id)), contact)).toMatchObject({
      ok: true,
    });
    expect(await desk.secretsIn('lead-reply')).toEqual([null, null]);
  });

  test('of a merged lead is revoked apart from that of the other', async () => {
    const { desk, lead } = await deskWithLead();
    const other = await desk.submit({ products: 'Cocoa' });
    const { id, version } = other;
    expect(await mergeLeads(desk, { keep: lead, other: { id, version }, by })).toMatchObject({ ok: true });
    await revoke(desk, other);
    expect(await findLeadBySecret(desk.db, other.secret)).toBeNull();
    const secret = await desk.secretOf(lead.id);
    expect(await findLeadBySecret(desk.db, secret)).toMatchObject({ reference: lead.reference });
  });

  test('is in the answer to a repeated submission as at first; the list of its confirmed account has the newest', async () => {
    const desk = deskOn(await openDatabase());
    const account = { id: 'account-ana', name: 'Ana', email: 'ana@example.com' };
    await desk.addAccount(account);
    const submit = () =>
      submitLead(
        desk,
        { kind: 'contact-message', answers: { name: 'Ana', email: '', subject: '', message: 'Hello' } },
        { ...submissionContext, key: { text: 'once', address: null } },
        account,
      );
    const outcome = await submit();
    if (!outcome.ok) throw new Error(outcome.reason);
    const lead = await desk.submitted(outcome);
    expect(await submit()).toEqual(outcome);
    const secret = await renew(desk, lead);
    // A renewed link leaves by mail alone: who has the form may not be who reads the mails.
    expect(await submit()).toEqual(outcome);
    expect(await listAccountLeads(desk, account.id)).toMatchObject([{ secret }]);
    await revoke(desk, lead);
    expect(await submit()).toEqual(outcome);
    expect(await listAccountLeads(desk, account.id)).toMatchObject([{ secret: null }]);
  });

  test('is known for 400 days after it ended, and not made for a lead that was erased', async () => {
    const { desk, lead } = await deskWithLead();
    const secret = await renew(desk, lead);
    await deleteOldSecretLinks(desk.db, desk.now + 399 * day);
    expect(await open(desk, lead.secret)).toMatchObject({ init: { status: 410 } });
    await deleteOldSecretLinks(desk.db, desk.now + 400 * day);
    expect(await open(desk, lead.secret)).toMatchObject({ data: { isEnded: true }, init: { status: 404 } });
    expect(await findLeadBySecret(desk.db, secret)).toMatchObject({ reference: lead.reference });

    await desk.db.updateTable('leads').set({ erased_at: desk.now }).where('id', '=', lead.id).execute();
    const replaces = await linkIdOf(desk, lead.id);
    expect(await renewLink(desk, { leadId: lead.id, by, replaces })).toEqual({
      ok: false,
      reason: 'no-such-lead',
    });
  });
});
