import { z } from 'zod';
import type { StaffPolicy } from '#platform/commands/caller.ts';
import { type Call, defineCommand, type Fields, notFound } from '#platform/commands/command.ts';
import { deadlineDoneInput, deadlineInput, seenShipment } from '../shipment-input.ts';
import { shipmentOutcomes } from '../strings/en/shipment-outcomes.ts';
import { changeOf, dayAndTimeIn, isOn, onShipment } from './command-parts.ts';
import { addProposedDeadlines, removeDeadline, setDeadline, setDeadlineDone } from './deadlines.ts';

const { done, refusals } = shipmentOutcomes;

const onDeadline = {
  ...onShipment,
  refusals: { ...onShipment.refusals, 'no-such-deadline': notFound },
} as const;

const onSetDeadline = {
  ...onShipment,
  input: deadlineInput,
  fromForm: (fields: Fields) => ({ ...fields, due: dayAndTimeIn(fields, 'due') }),
  refusals: {
    ...onDeadline.refusals,
    'no-such-staff': { field: 'ownerId', message: refusals['no-such-staff'] },
    'too-many': refusals['too-many-deadlines'],
  },
  returns: { ...onShipment.returns, deadlineId: z.string().optional() },
  done: done.deadline,
} as const;

function oneDeadline({ params, staff: by }: Call<StaffPolicy, 'id' | 'deadlineId'>) {
  return { shipmentId: params.id, deadlineId: params.deadlineId, by };
}

export const deadlineCommands = {
  'propose-deadlines': defineCommand({
    ...onShipment,
    endpoint: ['post', '/shipments/{id}/deadlines/proposed'],
    summary: 'Add the usual deadlines of a shipment',
    description:
      'Adds those of its mode, route and dates that it does not have yet: with a time where a rule gives one (AES 24 hours before a vessel is loaded, 2 before a flight or train and 1 before a truck leaves; ISF 24 hours before loading; US customs entry 15 days after the arrival; the arrival notice on the day of arrival), without a time where the carrier or terminal sets it. A time that a rule gave follows the milestones until staff enter another.',
    input: seenShipment,
    run: (call, { version }) => addProposedDeadlines(call.deps, changeOf(call, version)),
    refusals: { ...onShipment.refusals, 'nothing-to-propose': refusals['nothing-to-propose'] },
    returns: { ...onShipment.returns, added: z.number().optional() },
    done: ({ added = 0 }) => done['propose-deadlines'](added),
  }),
  'add-deadline': defineCommand({
    ...onSetDeadline,
    endpoint: ['post', '/shipments/{id}/deadlines'],
    summary: 'Add a deadline to a shipment',
    description:
      '`due` is `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM` on the clock of `timeZone`; a day alone lasts until its end. Without `ownerId` the owner of the request is reminded. The kind `other` has a `title`.',
    run: (call, { version, ...deadline }) =>
      setDeadline(call.deps, changeOf(call, version), { id: null, ...deadline }),
    status: 201,
  }),
  'set-deadline': defineCommand({
    ...onSetDeadline,
    endpoint: ['put', '/shipments/{id}/deadlines/{deadlineId}'],
    summary: 'Replace what a deadline says',
    description: 'A changed `due` no longer follows the milestones; an empty one does again.',
    run: (call, { version, ...deadline }) =>
      setDeadline(call.deps, changeOf(call, version), { id: call.params.deadlineId, ...deadline }),
  }),
  'deadline-done': defineCommand({
    ...onDeadline,
    endpoint: ['put', '/shipments/{id}/deadlines/{deadlineId}/done'],
    summary: 'Mark a deadline as done, or as open again',
    input: deadlineDoneInput,
    fromForm: ({ isDone }) => ({ isDone: isOn(isDone) }),
    run: (call, { isDone }) => setDeadlineDone(call.deps, oneDeadline(call), isDone),
    done: (_outcome, { isDone }) => done['deadline-done'](isDone),
  }),
  'remove-deadline': defineCommand({
    ...onDeadline,
    endpoint: ['delete', '/shipments/{id}/deadlines/{deadlineId}'],
    summary: 'Remove a deadline',
    run: (call) => removeDeadline(call.deps, oneDeadline(call)),
    done: done['remove-deadline'],
  }),
};
