import { Buffer } from 'node:buffer';
import type { Kysely } from 'kysely';
import { hour } from '../../src/platform/values/durations.ts';

const at = Date.parse('2026-11-20T15:00:00Z');
const bytes = Buffer.from([0, 255, 39, 92]);
const times = { created_at: at, updated_at: at };
const submission = { spam_score: 0, spam_reasons: '[]', text_hash: '', locale: 'en', received_at: at };

const lead = {
  ...submission,
  ...{ kind: 'rate-request', folder: 'inbox', stage: 'new', version: 1, name: 'Ana', company: 'Café Ruiz' },
  ...{ email: 'Ana@example.com', email_key: 'ana@example.com', phone: '+52 229 555 0100' },
  ...{ due_at: at + hour, promised_at: at + hour, waits_until: at + hour, service: 'sea-freight' },
};

/** Rows of every table of the first schema, as its release stored them; those of leads in the order of their events. */
const rows: Record<string, Record<string, unknown>[]> = {
  accounts: [
    {
      ...{ id: 'account-1', name: 'Ana', email: 'ana@example.com', email_verified: 1 },
      ...{ locale: 'en', password: '$argon2id$', ...times },
    },
  ],
  sessions: [
    {
      ...{ id: 's-1', token: 't', account_id: 'account-1', device: 'Firefox' },
      ...{ created_at: at, used_at: at, expires_at: at },
    },
  ],
  one_time_tokens: [
    { id: 'o-1', account_id: 'account-1', purpose: 'verify-email', token: 't', expires_at: at },
  ],
  staff: [
    {
      ...{
        id: 'staff-elena',
        name: 'Elena',
        email: 'elena@llanomar.example',
        role: 'owner',
        password: '$',
      },
      ...{ two_factor_secret: bytes, two_factor_step: 59_000_000, single_keys: 0, ...times },
    },
  ],
  staff_recovery_codes: [{ id: 'r-1', staff_id: 'staff-elena', code: 'hash' }],
  staff_sessions: [
    {
      ...{ id: 's-2', staff_id: 'staff-elena', token: 't', device: '' },
      ...{ created_at: at, used_at: at, expires_at: at },
    },
  ],
  staff_sign_ins: [{ id: 's-3', staff_id: 'staff-elena', token: 't', expires_at: at }],
  staff_password_links: [{ id: 'l-1', staff_id: 'staff-elena', token: 't', expires_at: at }],
  staff_api_tokens: [
    { id: 'a-1', staff_id: 'staff-elena', token: 't', name: 'CRM', scope: 'read', created_at: at },
  ],
  staff_invitations: [
    { id: 'i-1', role: 'agent', invited_by: 'Elena', created_at: at, expires_at: at, token: 't' },
  ],
  staff_events: [
    {
      ...{ id: 'e-1', at, by_id: 'staff-elena', by_name: 'Elena', action: 'signed-in' },
      ...{ subject_id: 'staff-elena', subject_name: 'Elena', detail: 'Firefox', address_hash: 'h' },
    },
  ],
  kyc_cases: [
    {
      ...{ id: 'case-1', account_id: 'account-1', state: 'more-needed', answers: bytes },
      ...{ reviewer_comment: 'The deed, please.', customer_name: 'Ana', customer_email: 'ana@example.com' },
      locale: 'en',
      ...{ sent_at: at, changed_at: at },
    },
  ],
  files: [
    {
      ...{ id: 'document-1', kyc_case_id: 'case-1', name: 'deed.pdf', type: 'pdf' },
      ...{ size: 4, digest: 'd', added_at: at },
    },
  ],
  file_chunks: [{ file_id: 'document-1', number: 0, sealed: bytes }],
  kyc_access_log: [
    {
      ...{ id: 'k-1', case_id: 'case-1', document_id: 'document-1', by: 'staff', by_id: 'staff-elena' },
      ...{ action: 'viewed', at },
    },
  ],
  kyc_key: [{ id: 1, check_value: 'v' }],
  leads: [
    {
      ...lead,
      ...{ id: 'lead-1', reference: 'RR-AAAAAA', number: 1, account_id: 'account-1' },
      ...{ stage: 'quoting', version: 2, about: 'Coffee', payload: '{"products":"Coffee"}' },
      ...{ owner_id: 'staff-elena', replied_at: null, merge_group: 'lead-1' },
    },
    {
      ...lead,
      ...{ id: 'lead-2', reference: 'RR-BBBBBB', number: 2, payload: '{"products":"Tea"}' },
      ...{ merged_into: 'lead-1', merge_group: 'lead-1', waits_until: null },
    },
  ],
  secret_links: [
    { lead_id: 'lead-1', id: 'link-1', secret: 'a', secret_hash: 'a', created_at: at },
    { lead_id: 'lead-2', id: 'link-2', secret: 'b', secret_hash: 'b', created_at: at },
  ],
  lead_events: [
    { lead_id: 'lead-1', version: 1, type: 'received', data: '{}', actor_kind: 'customer', at },
    { lead_id: 'lead-2', version: 1, type: 'received', data: '{}', actor_kind: 'customer', at },
    {
      ...{ lead_id: 'lead-1', version: 2, type: 'stage', data: '{"from":"new","to":"quoting"}' },
      ...{ actor_kind: 'staff', actor_id: 'staff-elena', actor_name: 'Elena', at },
    },
    {
      ...{ lead_id: 'lead-1', version: 2, type: 'note', data: '{}' },
      ...{ actor_kind: 'staff', actor_id: 'staff-elena', actor_name: 'Elena', at },
    },
  ],
  lead_event_texts: [{ position: 4, key: 'text', text: 'Twelve pallets' }],
  lead_search: [
    {
      rowid: 1,
      terms: 'rraaaaaa ana coffee twelve pallets',
      facets: 'folder:inbox stage:quoting kind:rate-request',
    },
    { rowid: 2, terms: 'rrbbbbbb ana tea', facets: 'folder:merged' },
  ],
  lead_merges: [{ lead_id: 'lead-2', kept_id: 'lead-1', kept_due_at: at + hour }],
  lead_drafts: [
    { lead_id: 'lead-1', staff_id: 'staff-elena', subject: 'Offer', body: 'Dear Ana', saved_at: at },
  ],
  lead_reminders: [{ lead_id: 'lead-1', due_at: at + hour, kind: 'soon' }],
  lead_presence: [{ lead_id: 'lead-1', staff_id: 'staff-elena', staff_name: 'Elena', seen_at: at }],
  canned_replies: [{ id: 'r-1', title: 'Hello', body: '{{name}}', changed_at: at, changed_by: 'Elena' }],
  feedback: [
    {
      ...submission,
      id: 'f-1',
      reference: 'FB-AAAAAA',
      folder: 'inbox',
      name: 'Ana',
      rating: 9,
      comments: '☕',
    },
  ],
  outbox: [
    {
      ...{ id: 'm-1', channel: 'mail', type: 'lead-for-desk', props: '{}', subject_id: 'lead-1' },
      ...{ state: 'sent', attempts: 1, next_attempt_at: at, created_at: at, sent_at: at, settled_at: at },
      ...{ kept_as_file: 1, locale: 'en' },
    },
    {
      ...{ id: 'm-2', channel: 'webhook', type: 'lead.received', props: '{}', subject_id: 'webhook-1' },
      ...{ state: 'pending', attempts: 0, next_attempt_at: at, created_at: at },
    },
  ],
  mail_counts: [{ recipient: 'h', hour_began_at: at, in_hour: 1, day_began_at: at, in_day: 1 }],
  mail_trouble: [{ id: 1, problem: 'unreachable', detail: 'No route', since: at }],
  webhooks: [
    {
      ...{ id: 'webhook-1', url: 'https://crm.example/hook', events: '["lead.received"]', state: 'active' },
      ...{ secret: bytes, created_at: at, created_by: 'Elena' },
    },
  ],
  readiness: [{ id: 1, checked_at: at }],
  erasures: [
    { id: 'x-1', at, by_id: 'staff-elena', by_name: 'Elena', email_hash: 'h', counts: '{"requests":1}' },
  ],
};

/** How many rows `insertBaselineRows` stores in each table. */
export const baselineCounts = Object.fromEntries(
  Object.entries(rows).map(([table, { length }]) => [table, length]),
);

/** Stores data as the first release did, in a database of its schema. */
export async function insertBaselineRows(db: Kysely<Record<string, Record<string, unknown>>>): Promise<void> {
  for (const [table, values] of Object.entries(rows))
    for (const row of values) await db.insertInto(table).values(row).execute();
}
