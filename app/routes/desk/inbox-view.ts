import { languageName } from '../../../contract/format.ts';
import { dueStates, leadStages, leftTheDesk, nobody } from '../../../contract/lead.ts';
import {
  type LeadFilter,
  type LeadPage,
  type LeadSummary,
  leadFilter,
  leadPage,
} from '../../../contract/lead-input.ts';
import { deskLocale, locales } from '../../../contract/locale.ts';
import { isService, services } from '../../../contract/service.ts';
import type { StaffMember } from '../../../contract/staff-member.ts';
import type { LeadCounts } from '../../../server/leads/inbox/count-leads.ts';
import { company } from '../../content/company.ts';
import { describeDueTime, shortMoment } from '../../content/en/desk/moments.ts';
import type { DeskStrings } from '../../content/en/desk.ts';
import type { Filter, Option } from '../../ui/desk/controls.tsx';
import type { InboxTab } from '../../ui/desk/tabs.tsx';
import { pathWith } from './desk-meta.ts';

const timeZone = company.hours.timeZone;

/** The address's part of a list, as it stands: what it filters by, its order and its page. Empty for the plain inbox. */
export function listQuery(filter: LeadFilter, { sort, cursor }: LeadPage): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
  if (sort !== 'urgent') query.set('sort', sort);
  if (cursor) query.set('cursor', cursor);
  return query.size > 0 ? `?${query}` : '';
}

/** The list that an address speaks of, or null when it was made by nobody of ours. The most urgent come first. */
export function listIn(query: URLSearchParams): { filter: LeadFilter; page: LeadPage } | null {
  const values = Object.fromEntries(query);
  const filter = leadFilter.safeParse(values);
  const page = leadPage.safeParse({ sort: 'urgent', ...values });
  return filter.success && page.success ? { filter: filter.data, page: page.data } : null;
}

/** The tabs over the list; without a stage, every request but spam. */
export function tabsOf(
  { stages: counts, complete }: LeadCounts,
  query: URLSearchParams,
  t: DeskStrings,
): InboxTab[] {
  const current = query.get('stage') ?? '';
  const all = leadStages.reduce((sum, stage) => sum + (stage === 'spam' ? 0 : counts[stage]), 0);
  const tabs = leadStages.map((stage) => ({
    id: stage as string,
    title: t.leads.stages[stage],
    count: counts[stage],
  }));
  return [{ id: '', title: t.inbox.all, count: all }, ...tabs].map((tab) => ({
    ...tab,
    path: pathWith('/desk', query, { stage: tab.id }),
    isAtLeast: !complete && tab.count > 0,
    isCurrent: tab.id === current,
  }));
}

/** The filters of the inbox, with what can be chosen in each. */
export function filtersOf(
  filter: LeadFilter,
  {
    sort,
    staff,
    me,
    services: titles,
    t,
  }: {
    sort: string;
    staff: StaffMember[];
    me: StaffMember;
    services: Record<string, string>;
    t: DeskStrings;
  },
): Filter[] {
  const { filters } = t.inbox;
  const choice = (
    name: keyof typeof filters,
    value: string | undefined,
    any: string,
    options: [string, string][],
  ) => ({
    name,
    label: filters[name].label,
    value: value ?? '',
    options: [{ value: '', title: any }, ...options.map(([id, title]) => ({ value: id, title }))],
  });
  const others = staff.filter(({ id }) => id !== me.id);
  return [
    choice('kind', filter.kind, filters.kind.any, Object.entries(t.leads.kinds)),
    choice(
      'service',
      filter.service,
      filters.service.any,
      services.map((id) => [id, titles[id] ?? id]),
    ),
    choice('owner', filter.owner, filters.owner.any, [
      [me.id, filters.owner.mine],
      [nobody, filters.owner.nobody],
      ...others.map(({ id, name }): [string, string] => [id, name]),
      [leftTheDesk, t.inbox.left],
    ]),
    choice(
      'due',
      filter.due,
      filters.due.any,
      dueStates.map((due) => [due, filters.due[due]]),
    ),
    choice(
      'locale',
      filter.locale,
      filters.locale.any,
      locales.map((locale) => [locale, languageName(deskLocale, locale)]),
    ),
    {
      name: 'sort',
      label: filters.order.label,
      value: sort,
      options: [
        { value: 'urgent', title: filters.order.urgent },
        { value: 'newest', title: filters.order.newest },
      ],
    },
  ];
}

/** A request as a line of the list shows it. */
export function rowOf(
  lead: LeadSummary,
  {
    now,
    staff,
    services: titles,
    query,
    t,
  }: {
    now: number;
    staff: StaffMember[];
    services: Record<string, string>;
    /** The list's part of its address, which the request's page leads back to. */
    query: string;
    t: DeskStrings;
  },
) {
  const { id, version, reference, name, company: from, about, due, dueAt, receivedAt } = lead;
  return {
    id,
    /** What the page showed; a change of something newer is refused. */
    version,
    reference,
    path: `/desk/requests/${id}${query}`,
    name: name || lead.email || lead.phone,
    company: from,
    excerpt: about || t.inbox.nothingWritten,
    kind: t.leads.kinds[lead.kind],
    service: isService(lead.service) ? (titles[lead.service] ?? '') : '',
    stage: t.leads.stages[lead.stage],
    owner: lead.ownerId ? (staff.find((member) => member.id === lead.ownerId)?.name ?? t.inbox.left) : '',
    due: { state: due ?? ('none' as const), text: describeDueTime({ due, dueAt }, now, timeZone), at: dueAt },
    received: { text: shortMoment(receivedAt, now, timeZone), at: receivedAt },
  };
}

/** The stages that a request can be put into. */
export function stageOptions(t: DeskStrings): Option[] {
  return leadStages.map((stage) => ({ value: stage, title: t.leads.stages[stage] }));
}
