import { languageOptions, languageTag } from '../../features/requests/desk/customer-language.ts';
import { followUpInList } from '../../features/requests/desk/follow-up-view.ts';
import type { InboxTab } from '../../features/requests/desk/tabs.tsx';
import { leadStages, leftTheDesk, nobody, requestPath } from '../../features/requests/lead.ts';
import {
  type LeadFilter,
  type LeadPage,
  type LeadSummary,
  leadFilter,
  leadPage,
  readyWithin,
} from '../../features/requests/lead-input.ts';
import type { LeadCounts } from '../../features/requests/server/inbox/count-leads.ts';
import type { Lane } from '../../features/requests/server/inbox/list-lanes.ts';
import type { SavedView } from '../../features/requests/server/inbox/saved-views.ts';
import type { WaitingReply } from '../../features/requests/server/reply/waiting-reply.ts';
import { inbox as inboxStrings } from '../../features/requests/strings/en/inbox.ts';
import * as leadsStrings from '../../features/requests/strings/en/leads.ts';
import { isService, services } from '../../features/services/service.ts';
import { pathWith } from '../../features/settings/desk/desk-meta.ts';
import { dueStates } from '../../features/settings/due-state.ts';
import { company } from '../../features/settings/sample-company.ts';
import { shortDate, shortMoment } from '../../features/settings/strings/en/moments.ts';
import type { StaffMember } from '../../platform/commands/caller.ts';
import { deskLocale } from '../../platform/i18n/locale.ts';
import { fill, formatNumber, listIn as namesIn } from '../../platform/values/format.ts';
import type { Filter, Option } from '../../ui/desk/controls.tsx';

const timeZone = company.hours.timeZone;

/** Tabs: the reader's work, every request but spam, and each stage. */
const tabIds = ['to-do', 'all', ...leadStages] as const;

/** Open tab, filters, order and page of an address. */
export interface InboxList {
  tab: (typeof tabIds)[number];
  filter: LeadFilter;
  page: LeadPage;
}

/** Returns the tab's name in the address: the plain inbox opens the reader's work, and a search covers all requests. */
function tabInAddress(tab: InboxList['tab'], text = ''): string {
  return tab === (text === '' ? 'to-do' : 'all') ? '' : tab;
}

/** Returns the query of a list: filters, order and page. Empty for the plain inbox. */
export function listQuery({ tab, filter, page: { sort, cursor } }: InboxList): string {
  const query = new URLSearchParams();
  const { stage: _, toDo: __, ...rest } = filter;
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
  const stage = tabInAddress(tab, filter.text);
  if (stage) query.set('stage', stage);
  if (sort !== 'urgent') query.set('sort', sort);
  if (cursor) query.set('cursor', cursor);
  return query.size > 0 ? `?${query}` : '';
}

/** Returns the list of an address, most urgent first; null for an invalid address. */
export function listIn(query: URLSearchParams, meId: string): InboxList | null {
  const { stage, toDo: _, ...values } = Object.fromEntries(query);
  const filter = leadFilter.safeParse(values);
  const page = leadPage.safeParse({ sort: 'urgent', ...values });
  const tab = tabIds.find((id) => id === (stage || (filter.data?.text ? 'all' : 'to-do')));
  if (!filter.success || !page.success || !tab) return null;
  const ofTab = tab === 'to-do' ? { toDo: meId } : tab === 'all' ? {} : { stage: tab };
  return { tab, filter: { ...filter.data, ...ofTab }, page: page.data };
}

/** Returns the number of counted requests outside spam. */
export function countOf({ stages }: LeadCounts): number {
  return leadStages.reduce((sum, stage) => sum + (stage === 'spam' ? 0 : stages[stage]), 0);
}

/** Saved view with the number of requests per tab. */
interface CountedView extends SavedView {
  counts: LeadCounts;
}

export function viewTabsOf(views: CountedView[], current: string): InboxTab[] {
  return views.map(({ id, name, filter, sort, counts }) => {
    const { stage, toDo } = filter;
    const tab = toDo ? 'to-do' : (stage ?? 'all');
    const query = listQuery({ tab, filter, page: { sort, limit: 0 } });
    const count = stage ? counts.stages[stage] : countOf(counts);
    return {
      id,
      title: name,
      count,
      path: `/desk${query}`,
      isAtLeast: !counts.complete && count > 0,
      isCurrent: query === current,
    };
  });
}

interface TabOptions {
  /** Null while a saved view is open. */
  current: InboxList['tab'] | null;
  query: URLSearchParams;
}

/** Returns the tabs with the number of requests under the filters. */
export function tabsOf(
  { toDo, all }: { toDo: LeadCounts; all: LeadCounts },
  { current, query }: TabOptions,
): InboxTab[] {
  return tabIds.map((id) => {
    const isStage = id !== 'to-do' && id !== 'all';
    const counts = id === 'to-do' ? toDo : all;
    const count = isStage ? all.stages[id] : countOf(counts);
    return {
      id,
      title: isStage ? leadsStrings.stages[id] : inboxStrings[id === 'all' ? 'all' : 'toDo'],
      count,
      path: pathWith('/desk', query, { stage: tabInAddress(id, query.get('text') ?? '') }),
      isAtLeast: !counts.complete && count > 0,
      isCurrent: id === current,
    };
  });
}

/** Weight filters in kg: the upper limits of a parcel, a pallet load and a truck load. */
const weights = ['100', '1000', '5000', '20000'];

export function filtersOf(
  filter: LeadFilter,
  {
    sort,
    staff,
    me,
    services: titles,
  }: {
    sort: string;
    staff: StaffMember[];
    me: StaffMember;
    services: Record<string, string>;
  },
): Filter[] {
  const { filters } = inboxStrings;
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
    choice('kind', filter.kind, filters.kind.any, Object.entries(leadsStrings.kinds)),
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
      [leftTheDesk, inboxStrings.left],
    ]),
    choice(
      'due',
      filter.due,
      filters.due.any,
      dueStates.map((due) => [due, filters.due[due]]),
    ),
    choice('mode', filter.mode, filters.mode.any, Object.entries(leadsStrings.modes)),
    choice(
      'ready',
      filter.ready,
      filters.ready.any,
      readyWithin.map((days) => [
        days,
        days === 'any' ? filters.ready.dated : fill(filters.ready.within, { days }),
      ]),
    ),
    choice(
      'overKg',
      filter.overKg,
      filters.overKg.any,
      [...new Set([...weights, ...(filter.overKg ? [filter.overKg] : [])])].map((kg) => [
        kg,
        fill(filters.overKg.over, { kg: formatNumber(deskLocale, Number(kg)) }),
      ]),
    ),
    choice('followUp', filter.followUp, filters.followUp.any, [
      ['due', filters.followUp.due],
      ['any', filters.followUp.dated],
    ]),
    choice(
      'locale',
      filter.locale,
      filters.locale.any,
      languageOptions().map(({ value, title }) => [value, title]),
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

/** Returns the shipment as a forwarder notes it; empty for a request without one. */
function cargoOf({ mode, grossKg, volumeM3, readyOn }: LeadSummary): string[] {
  const { kg, m3, ready } = inboxStrings.cargo;
  const numberOf = (value: number, digits: number) =>
    formatNumber(deskLocale, value, { maximumFractionDigits: digits });
  return [
    mode && leadsStrings.modes[mode],
    grossKg !== null && fill(kg, { amount: numberOf(grossKg, 0) }),
    volumeM3 !== null && fill(m3, { amount: numberOf(volumeM3, 1) }),
    readyOn && fill(ready, { date: shortDate(readyOn) }),
  ].filter((part): part is string => Boolean(part));
}

export function rowOf(
  lead: LeadSummary,
  {
    now,
    staff,
    services: titles,
    query,
    lanes,
    here,
    waiting,
  }: {
    now: number;
    staff: StaffMember[];
    services: Record<string, string>;
    /** Origin and destination of rate requests by request id. */
    lanes: Map<string, Lane>;
    /** Colleagues who have requests open, by request id. */
    here: Map<string, string[]>;
    /** Replies that wait until they are sent, by request id. */
    waiting: Map<string, WaitingReply>;
    /** Query of the list, which the request's page links back to. */
    query: string;
  },
) {
  const { id, version, reference, name, company: from, about, due, dueAt, receivedAt } = lead;
  const { from: origin = '', to = '', goods = about } = lanes.get(id) ?? {};
  return {
    id,
    /** Version shown; a change of a newer request is refused. */
    version,
    reference,
    path: `${requestPath(id)}${query}`,
    name: name || lead.email || lead.phone,
    company: from,
    lane: origin ? { from: origin, to } : null,
    goods: goods || inboxStrings.nothingWritten,
    /** "LCL · 1,000 kg · 5.3 m³ · ready Dec 5" */
    cargo: cargoOf(lead).join(' · '),
    shortCargo: cargoOf({ ...lead, volumeM3: null, readyOn: null }).join(' · '),
    /** Beginning of the sender's text, unchanged. */
    about,
    kind: leadsStrings.kinds[lead.kind],
    service: isService(lead.service) ? (titles[lead.service] ?? '') : '',
    stage: leadsStrings.stages[lead.stage],
    /** Null for English. */
    language: languageTag(lead.locale, leadsStrings.writes),
    hasMessage: lead.hasMessage,
    here: namesIn(deskLocale, here.get(id) ?? []),
    /** Whose reply waits until it is sent; empty without one. */
    replying: waiting.get(id)?.by.name ?? '',
    owner: lead.ownerId
      ? (staff.find((member) => member.id === lead.ownerId)?.name ?? inboxStrings.left)
      : '',
    /** Null when nobody waits for a reply. */
    due: due && { due, dueAt },
    /** Null without a follow-up. */
    followUp: followUpInList(lead, inboxStrings.followUp),
    received: { text: shortMoment(receivedAt, now, timeZone), at: receivedAt },
  };
}

/** Returns the stages that staff can select. */
export function stageOptions(): Option[] {
  return leadStages.map((stage) => ({ value: stage, title: leadsStrings.stages[stage] }));
}
