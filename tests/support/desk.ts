import '#mails/emails.ts';
import { readRateFile } from '#features/rates/server/import/read-rate-file.ts';
import type { StaffName } from '#features/requests/lead.ts';
import { type RateRequestInput, rateRequestInput } from '#features/requests/lead-forms.ts';
import { type LeadFilter, leadPage } from '#features/requests/lead-input.ts';
import { type NewMessage, receiveMessage } from '#features/requests/server/commands/receive-message.ts';
import { type LeadInput, submitLead } from '#features/requests/server/commands/submit-lead.ts';
import { readMailToSender } from '#features/requests/server/customer/mail-to-sender.ts';
import { listLeads } from '#features/requests/server/inbox/list-leads.ts';
import type { LeadTable } from '#features/requests/server/tables.ts';
import type { StaffMember } from '#platform/commands/caller.ts';
import type { Database } from '#platform/db/open-database.ts';
import type { OutboxTable } from '#platform/db/tables.ts';
import { createCipher } from '#platform/secrets/cipher.ts';
import { createTimelineSubscribers } from '#server/timeline-subscribers.ts';
import { mailLimit } from './mail-limit.ts';
import { secretOf } from './secret-of.ts';
import type { OpenTestDatabase } from './test-database.ts';
import { testSecret } from './test-secret.ts';

export const elena: StaffMember = {
  id: 'staff-elena',
  name: 'Elena Quintana',
  email: 'elena@forwarder.example',
  role: 'owner',
};
export const daniel: StaffMember = {
  id: 'staff-daniel',
  name: 'Daniel Whitaker',
  email: 'daniel@forwarder.example',
  role: 'agent',
};

export type SubmittedLead = LeadTable & { secret: string };

export function nameOf({ id, name }: StaffMember): StaffName {
  return { id, name };
}

const cipher = createCipher(testSecret);

export const submissionContext = {
  locale: 'en',
  key: null,
  trapFilled: false,
  secondsToFill: 60,
  rateLimitUsage: 0,
} as const;

/** Facts of a submission by a program. */
export const spamSignals = { trapFilled: true, secondsToFill: 1 } as const;

/** Dependencies of a request that arrives, without any subscriber. */
export const submissionDeps = ({ db }: Pick<Database, 'db'>, now = 0) => ({
  db,
  clock: () => now,
  cipher,
  mailLimit,
  timelineSubscribers: [],
  outboxIsWaiting: () => {},
});

const noAnswers = rateRequestInput.parse({});

/** Dependencies of the desk's commands, on a test's database; a test moves the clock and changes the staff. */
export function deskOn({ db, engine }: Database, now = Date.parse('2026-11-20T15:00:00Z')) {
  const listStaff = async (): Promise<StaffMember[]> => deps.staff;
  const deps = {
    db,
    engine,
    now,
    staff: [elena, daniel],
    clock: () => deps.now,
    cipher,
    mailLimit,
    outboxIsWaiting: () => {},
    deskPresence: { notify: () => {} },
    timelineSubscribers: createTimelineSubscribers({ mailLimit, listStaff }),
    listStaff,
    readRates: readRateFile,
    submit: (answers: Partial<RateRequestInput> = {}, spam = false) =>
      stored({ kind: 'rate-request', answers: { ...noAnswers, email: 'ana@example.com', ...answers } }, spam),
    write: (message: string, email = 'ben@example.com') =>
      stored({ kind: 'contact-message', answers: { name: 'Ben Ode', email, subject: '', message } }),
    async submitted({ reference, secret }: { reference: string; secret: string | null }) {
      const lead = db.selectFrom('leads').selectAll().where('reference', '=', reference);
      return { ...(await lead.executeTakeFirstOrThrow()), secret: secret ?? '' } satisfies SubmittedLead;
    },
    /** The secret of the link that works now; empty where none does. */
    secretOf: async (leadId: string): Promise<string> => (await secretOf({ db, cipher }, leadId)) ?? '',
    async secretsIn(email: string) {
      const mails = await deps.mails(email);
      const read = mails.map(({ id }) => readMailToSender({ ...deps, onReplaced: () => {} }, id));
      return (await Promise.all(read)).map((mail) => mail?.secret);
    },
    /** Receives a message through the page of a request; a text is stored once. */
    receive(leadId: string, text = 'Any news?', message: Partial<NewMessage> = {}) {
      const defaults = { leadId, text, key: text, via: 'page', from: '', quoted: '' } as const;
      return receiveMessage(deps, { ...defaults, fileIds: [], at: deps.now, ...message });
    },
    /** Stores an account, with a confirmed address unless told otherwise, and links its requests. */
    async addAccount(
      account: { id: string; name: string; email: string; email_verified?: 0 | 1 },
      ...leadIds: string[]
    ) {
      const defaults = {
        password: '',
        locale: 'en',
        email_verified: 1,
        company: '',
        phone: '',
        address: '',
      } as const;
      const times = { created_at: deps.now, updated_at: deps.now };
      await db
        .insertInto('accounts')
        .values({ ...defaults, ...times, ...account })
        .execute();
      for (const id of leadIds)
        await db.updateTable('leads').set({ account_id: account.id }).where('id', '=', id).execute();
    },
    row: (id: string): Promise<LeadTable> =>
      db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** The types of a lead's events, in their order. */
    async events(leadId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('lead_events')
        .select('type')
        .where('lead_id', '=', leadId)
        .orderBy('position')
        .execute();
      return rows.map(({ type }) => type);
    },
    mails: (email: string): Promise<OutboxTable[]> =>
      db.selectFrom('outbox').selectAll().where('type', '=', email).orderBy('id').execute(),
    async found(filter: LeadFilter, sort: 'newest' | 'urgent' = 'newest'): Promise<string[]> {
      const { leads } = await listLeads(deps, filter, leadPage.parse({ sort }));
      return leads.map(({ reference }) => reference);
    },
  };
  async function stored(input: LeadInput, isSpam = false) {
    const context = isSpam ? { ...submissionContext, ...spamSignals } : submissionContext;
    const outcome = await submitLead(deps, input, context);
    if (!outcome.ok) throw new Error(outcome.reason);
    return deps.submitted(outcome);
  }
  return deps;
}

/** As many desks at work on one database. On SQLite they share a connection: two of one thread would wait for each other. */
export async function desksOn(open: OpenTestDatabase, count: number) {
  const first = await open();
  const more = Array.from({ length: count - 1 }, () => (first.engine === 'postgres' ? open() : first));
  return [first, ...(await Promise.all(more))].map((database) => deskOn(database));
}

export function changeBy(who: StaffMember, { id, version }: Pick<LeadTable, 'id' | 'version'>) {
  return { leadId: id, version, by: nameOf(who) };
}
