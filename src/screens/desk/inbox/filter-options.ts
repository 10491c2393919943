import { languageOptions } from '#features/requests/desk/customer-language.ts';
import { tabInAddress } from '#features/requests/desk/inbox-address.ts';
import { leadStages, leftTheDesk, nobody, readyWithin } from '#features/requests/lead.ts';
import { inbox } from '#features/requests/strings/en/inbox.ts';
import { kinds, modes, stages } from '#features/requests/strings/en/leads.ts';
import { dueStates } from '#features/settings/due-state.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, formatNumber } from '#platform/values/format.ts';
import { type Filter, optionsOf } from '#ui/desk/controls.tsx';
import type { LoadedList } from './inbox-table.tsx';

const { filters: t } = inbox;

/** Weight filters in kg: the upper limits of a parcel, a pallet load and a truck load. */
const weights = ['100', '1000', '5000', '20000'];

/** Returns the filters of the list with their options and current values; the first option is none. */
export function filtersOf(
  { tab, filter, page, staff, me }: Pick<LoadedList, 'tab' | 'filter' | 'page' | 'staff' | 'me'>,
  serviceNames: Readonly<Record<string, string>>,
) {
  const choice = (name: Exclude<keyof typeof t, 'order' | 'stage'>, options: Filter['options']): Filter => ({
    name,
    label: t[name].label,
    value: filter[name] ?? '',
    options: [{ value: '', title: t[name].any }, ...options],
  });
  const colleagues = staff.filter(({ id }) => id !== me.id);
  const kilograms = new Set([...weights, ...(filter.overKg ? [filter.overKg] : [])]);
  const listOf = (id: typeof tab) => tabInAddress(id, filter.text);
  const anyStage = listOf(tab === 'to-do' ? 'to-do' : 'all');
  return [
    {
      name: 'stage',
      label: t.stage.label,
      value: listOf(tab),
      options: [
        { value: anyStage, title: t.stage.any },
        { value: 'ready-to-send', title: inbox.readyToSend },
        ...leadStages.map((stage) => ({ value: stage, title: stages[stage] })),
      ],
    },
    choice('kind', optionsOf(kinds)),
    choice('service', optionsOf(serviceNames)),
    choice('owner', [
      { value: me.id, title: t.owner.mine },
      { value: nobody, title: t.owner.nobody },
      ...colleagues.map(({ id, name }) => ({ value: id, title: name })),
      { value: leftTheDesk, title: inbox.left },
    ]),
    choice(
      'due',
      dueStates.map((due) => ({ value: due, title: t.due[due] })),
    ),
    choice('mode', optionsOf(modes)),
    choice(
      'ready',
      readyWithin.map((days) => ({
        value: days,
        title: days === 'any' ? t.ready.dated : fill(t.ready.within, { days }),
      })),
    ),
    choice(
      'overKg',
      [...kilograms].map((kg) => ({
        value: kg,
        title: fill(t.overKg.over, { kg: formatNumber(deskLocale, Number(kg)) }),
      })),
    ),
    choice('followUp', [
      { value: 'due', title: t.followUp.due },
      { value: 'any', title: t.followUp.dated },
    ]),
    choice('locale', languageOptions()),
    {
      name: 'sort',
      label: t.order.label,
      value: page.sort,
      options: [
        { value: 'urgent', title: t.order.urgent },
        { value: 'newest', title: t.order.newest },
      ],
    },
  ];
}
