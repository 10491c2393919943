import type { ExpressionBuilder } from 'kysely';
import type { Cargo } from '#features/cargo/cargo.ts';
import { countOf, type Measures, measuresOf } from '#features/cargo/measures.ts';
import { cargoIn } from '#features/cargo/stored.ts';
import { momentCell } from '#platform/csv/csv-line.ts';
import { parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Tables } from '#platform/db/tables.ts';
import { defineList, type ListPage, type ListRows } from '#platform/lists/define-list.ts';
import type { Answers } from '../../answers.ts';
import { type LeadFilter, leadFilter } from '../../lead-input.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import type { LeadTable } from '../tables.ts';
import { listLeads } from './list-leads.ts';

/** Few enough that other writers hardly wait, and that memory holds them. */
const atOnce = 100;

/** A lead as it is exported: times in ISO 8601, every answer as it was sent. */
export interface ExportedLead {
  reference: string;
  kind: LeadTable['kind'];
  stage: LeadTable['stage'];
  folder: LeadTable['folder'];
  receivedAt: string;
  dueAt: string;
  /** Last message of the customer, by page or mail; empty when there is none. */
  lastMessageAt: string;
  /** Follow-up date; empty when there is none. */
  followUpAt: string;
  name: string;
  company: string;
  email: string;
  phone: string;
  locale: string;
  answers: Answers;
}

const columns = ['reference', 'kind', 'stage', 'folder', 'received_at', 'due_at', 'name', 'company'] as const;
const contact = ['email', 'phone', 'locale', 'payload', 'follow_up_at'] as const;

function exported({
  received_at: receivedAt,
  due_at: dueAt,
  last_message_at: lastMessageAt,
  follow_up_at: followUpAt,
  payload,
  ...row
}: Pick<LeadTable, (typeof columns)[number] | (typeof contact)[number]> & {
  last_message_at: number | null;
}): ExportedLead {
  return {
    ...row,
    receivedAt: momentCell(receivedAt),
    dueAt: momentCell(dueAt),
    lastMessageAt: momentCell(lastMessageAt),
    followUpAt: momentCell(followUpAt),
    answers: parseJson(payload),
  };
}

const lastMessage = (lead: ExpressionBuilder<Tables, 'leads'>) =>
  lead
    .selectFrom('lead_messages')
    .select((message) => message.fn.max('at').as('at'))
    .whereRef('lead_messages.lead_id', '=', 'leads.id')
    .as('last_message_at');

/** Every lead, spam and merged ones too, the oldest first; one that arrives during the export may be among them. */
export async function* exportLeads(db: Db): AsyncGenerator<ExportedLead, void> {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('leads')
      .select(['id', ...columns, ...contact])
      .select(lastMessage)
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    for (const { id, ...row } of rows) {
      last = id;
      yield exported(row);
    }
    if (rows.length < atOnce) return;
  }
}

async function readLines(
  inbox: LeadDependencies,
  filter: LeadFilter,
  page: ListPage,
): Promise<ListRows<LeadLine>> {
  const { leads, next } = await listLeads(inbox, filter, { sort: 'newest', ...page });
  if (leads.length === 0) return { rows: [], next: null };
  const rows = await inbox.db
    .selectFrom('leads')
    .select([...columns, ...contact])
    .select(lastMessage)
    .where(
      'id',
      'in',
      leads.map(({ id }) => id),
    )
    .orderBy('number', 'desc')
    .execute();
  return { rows: rows.map((row) => withCargo(exported(row))), next };
}

const titles = [
  ...(['reference', 'kind', 'stage', 'folder', 'receivedAt', 'dueAt', 'name', 'company'] as const),
  ...(['email', 'phone', 'locale', 'lastMessageAt', 'followUpAt'] as const),
];

/** Cells of the cargo; empty when unknown. */
const cargoCells: Record<string, (cargo: Cargo, measures: Measures) => string | number | null | undefined> = {
  laneFrom: ({ from }) => from?.text,
  laneFromCode: ({ from }) => from?.code,
  laneTo: ({ to }) => to?.text,
  laneToCode: ({ to }) => to?.code,
  mode: ({ mode }) => mode,
  incoterm: ({ incoterm }) => incoterm,
  pieces: (_, { pieces }) => pieces,
  /** ISO 6346: "2x45G1 1x22G1". */
  containers: ({ containers = [] }) =>
    containers.map(({ type = '', ...row }) => `${countOf(row) ?? '?'}x${type}`).join(' '),
  grossKg: (_, { grossKg }) => grossKg,
  volumeM3: (_, { volumeM3 }) => volumeM3,
  chargeable: (_, { chargeable }) => chargeable,
  chargeableUnit: (_, { chargeMode }) => chargeMode && (chargeMode === 'sea' ? 'W/M' : 'kg'),
  readyOn: ({ readyOn }) => readyOn,
  deliverBy: ({ deliverBy }) => deliverBy,
  value: ({ value }) => value?.amount,
  currency: ({ value }) => value?.currency,
  dangerous: ({ dangerous, dangerousGoods }) => (dangerousGoods ? 'yes' : dangerous),
  unNumbers: ({ dangerousGoods = [] }) =>
    dangerousGoods.flatMap(({ unNumber }) => (unNumber ? [`UN${unNumber.replace('UN', '')}`] : [])).join(' '),
};

/** A figure of a CSV without the noise of binary fractions. */
const cellOf = (value: string | number | null | undefined) =>
  typeof value === 'number' ? String(Math.round(value * 1e6) / 1e6) : (value ?? '');

/** A lead with its cargo, which all cells of a line read. */
interface LeadLine {
  lead: ExportedLead;
  cargo: Cargo | null;
  measures: Measures | null;
}

export function withCargo(lead: ExportedLead): LeadLine {
  const cargo = cargoIn(lead.answers);
  return { lead, cargo, measures: cargo && measuresOf(cargo) };
}

/** The inbox, the newest first; the answers are JSON in the last cell. */
export const leadList = defineList({
  name: 'leads',
  noun: 'requests',
  first: 'the newest',
  query: leadFilter,
  cursor: () => /^n\d{1,15}$/,
  read: readLines,
  cells: {
    ...Object.fromEntries(titles.map((title) => [title, ({ lead }: LeadLine) => lead[title]])),
    ...Object.fromEntries(
      Object.entries(cargoCells).map(([title, read]) => [
        title,
        ({ cargo, measures }: LeadLine) => cellOf(cargo && measures && read(cargo, measures)),
      ]),
    ),
    answers: ({ lead }: LeadLine) => JSON.stringify(lead.answers),
  },
});
