import type { TransportMode } from '#features/cargo/choices.ts';
import { pluralOf } from '#platform/values/format.ts';
import { localTimeIn } from '#platform/values/local-time.ts';
import { milestoneName } from '../../milestone-name.ts';
import type { MilestoneTime, WrongOrder } from '../../order.ts';
import type { RequiredNumber } from '../../required-numbers.ts';
import { tracking } from './tracking.ts';

/** A milestone with one of its times, which has its year where that of the other is another. */
function timeText({ code, kind, time }: MilestoneTime, other: MilestoneTime, mode: TransportMode | null) {
  const [year, otherYear] = [time, other.time].map((text) => Number(text.slice(0, 4)));
  const shown = localTimeIn(time, 'en', year === otherYear ? (year ?? 0) : 0);
  return `${milestoneName(tracking, code, mode)} (${tracking.timeKinds[kind]} ${shown})`;
}

export const shipmentOutcomes = {
  done: {
    begin: 'Shipment begun',
    route: 'Route saved',
    parties: 'Parties saved',
    references: 'References saved',
    reference: (isForCustomer: boolean) =>
      isForCustomer ? 'The customer sees this reference' : 'The customer no longer sees this reference',
    mails: (wantsMail: boolean) =>
      wantsMail ? 'The customer gets a mail about milestones' : 'The customer gets no mails about milestones',
    cancel: 'Shipment canceled',
    resume: 'Shipment under way again',
    milestone: 'Milestone saved',
    'remove-milestone': 'Milestone removed',
    schedule: (added: number) =>
      pluralOf('en', added, { one: '1 milestone planned', other: '{count} milestones planned' }),
    'propose-deadlines': (added: number) =>
      pluralOf('en', added, { one: '1 deadline added', other: '{count} deadlines added' }),
    deadline: 'Deadline saved',
    'deadline-done': (isDone: boolean) => (isDone ? 'Deadline done' : 'Deadline open again'),
    'remove-deadline': 'Deadline removed',
    documents: (isForCustomer: boolean) =>
      isForCustomer ? 'Documents added. The customer gets a mail in a minute.' : 'Documents added',
    document: (isForCustomer: boolean) =>
      isForCustomer
        ? 'The customer sees this document and gets a mail in a minute, unless you hide it'
        : 'The customer does not see this document',
    'remove-document': 'Document removed',
  },
  refusals: {
    changed: 'A colleague or the customer changed this shipment first, so nothing was saved.',
    'not-won': 'Only a request that was won has a shipment. Move it to Won first.',
    'begun-already': 'The shipment of this request has begun already.',
    spam: 'This is in spam. Mark it as not spam first.',
    erased: 'Its data was deleted. It can’t be changed.',
    cancelled: 'This shipment is canceled. Resume it first.',
    'not-cancelled': 'This shipment is not canceled.',
    'milestone-exists': 'The shipment has this milestone already. Change that one.',
    'wrong-mode': 'This milestone does not belong to the mode of the shipment.',
    'time-missing': 'Please enter a planned, estimated or actual time.',
    'actual-in-future': 'This is in the future. Enter it as estimated.',
    'delay-reason-missing': 'This is later than planned. Please choose why.',
    'out-of-order': ({ earlier, later, mode }: WrongOrder & { mode: TransportMode | null }) =>
      `${timeText(later, earlier, mode)} is before ${timeText(earlier, later, mode)}. Please check the days.`,
    'number-missing': {
      itn: 'This US export needs its ITN before it is loaded or departs. Enter it under References: X and fourteen digits, or the exemption, such as NOEEI 30.37(a).',
      isf: 'Ocean cargo to the US needs its ISF number before it is loaded or departs. Enter it under References, or why there is none, such as “filed by the importer’s broker”.',
    } satisfies Record<RequiredNumber, string>,
    'nothing-to-propose': 'The shipment has all of its usual deadlines already.',
    'no-such-staff': 'This colleague is not at the desk. Please choose another.',
    'too-many-deadlines': 'There are 100 deadlines already. Please remove one first.',
    'too-many-milestones': 'There are 100 milestones already. Please remove one first.',
    'nothing-to-plan': 'The shipment has all of its usual milestones already.',
    'file-missing': 'Please choose a file.',
    'too-many-documents': 'There are 100 documents already. Please remove one first.',
  },
};
