import { z } from 'zod';
import {
  defineCommand,
  type Fields,
  notFound,
  text,
  uploadsGone,
  withUploadIds,
} from '#platform/commands/command.ts';
import { attachmentFields } from '#platform/files/attachment-input.ts';
import { partyRoles } from '../references.ts';
import type { RequiredNumber } from '../required-numbers.ts';
import { milestone } from '../shipment.ts';
import {
  customerRoleInput,
  documentInput,
  documentsInput,
  milestoneInput,
  partiesInput,
  referenceReleaseInput,
  referencesInput,
  routeInput,
  scheduleInput,
  seenShipment,
  wantsMailInput,
} from '../shipment-input.ts';
import { shipmentOutcomes } from '../strings/en/shipment-outcomes.ts';
import { beginShipment } from './begin-shipment.ts';
import {
  cancelShipment,
  changeParties,
  changeReferences,
  changeRoute,
  releaseReference,
  resumeShipment,
  setOwnWantsMail,
  setWantsMail,
} from './change-details.ts';
import { changeOf, dayAndTimeIn, isOn, onShipment } from './command-parts.ts';
import { enterCustomer } from './customer-party.ts';
import { deadlineCommands } from './deadline-commands.ts';
import { addDocuments, changeDocument, removeDocument } from './documents.ts';
import { planSchedule, removeMilestone, setMilestone } from './set-milestone.ts';
import { milestoneExamples } from './shipment-examples.ts';

const { done, refusals } = shipmentOutcomes;

const outOfOrder = {
  field: ({ field }: { field: string }) => field,
  message: refusals['out-of-order'],
};

/** Parses a milestone from form fields, which omit an unchecked box. */
const milestoneFields = ({ moveLater, ...fields }: Fields) => ({
  ...fields,
  planned: dayAndTimeIn(fields, 'planned'),
  estimated: dayAndTimeIn(fields, 'estimated'),
  actual: dayAndTimeIn(fields, 'actual'),
  moveLater: isOn(moveLater),
});

const onMilestone = {
  ...onShipment,
  returns: { ...onShipment.returns, milestoneId: z.string().optional() },
  refusals: {
    ...onShipment.refusals,
    'no-such-milestone': notFound,
    'milestone-exists': refusals['milestone-exists'],
    'wrong-mode': { field: 'code', message: refusals['wrong-mode'] },
    'time-missing': { field: 'planned', message: refusals['time-missing'] },
    'actual-in-future': { field: 'actual', message: refusals['actual-in-future'] },
    'delay-reason-missing': { field: 'delayReason', message: refusals['delay-reason-missing'] },
    'out-of-order': outOfOrder,
    'number-missing': {
      field: 'actual',
      message: ({ number }: { number: RequiredNumber }) => refusals['number-missing'][number],
    },
    'too-many': refusals['too-many-milestones'],
  },
} as const;

const onDocument = {
  ...onShipment,
  refusals: { ...onShipment.refusals, 'no-such-document': notFound },
} as const;

/** Returns the fields of a form with a prefix before the first dot: `shipper.name`. */
function nested(fields: Fields, prefix: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith(`${prefix}.`) ? [[name.slice(prefix.length + 1), value]] : [],
    ),
  );
}

/** Parses numbered rows: `references.0.kind`, `references.0.text`; rows without a text are left out. */
function referencesIn(fields: Fields) {
  const rows = nested(fields, 'references');
  const numbers = [...new Set(Object.keys(rows).map((name) => Number(name.split('.')[0])))];
  return numbers
    .toSorted((one, other) => one - other)
    .map((number) => ({ kind: rows[`${number}.kind`], text: rows[`${number}.text`] ?? '' }))
    .filter(({ text: typed }) => typed.trim() !== '');
}

export const shipmentCommands = {
  'begin-shipment': defineCommand({
    policy: { role: 'agent' },
    endpoint: ['post', '/leads/{id}/shipment'],
    summary: 'Begin the shipment of a request that was won',
    description:
      'With what is known: mode and purchase order of the accepted quote, mode, lane and own reference of the request, and the customer as a party where their role is known; PUT …/parties/customer enters them otherwise.',
    run: (call) => beginShipment(call.deps, { leadId: call.params.id, by: call.staff }),
    refusals: {
      'no-such-lead': notFound,
      'not-won': refusals['not-won'],
      'begun-already': refusals['begun-already'],
      spam: refusals.spam,
      erased: refusals.erased,
    },
    returns: { shipmentId: z.string(), version: z.number() },
    status: 201,
    done: done.begin,
  }),
  'shipment-route': defineCommand({
    ...onShipment,
    endpoint: ['put', '/shipments/{id}/route'],
    summary: 'Change how a shipment travels, and from where to where',
    description: '`code` is a UN/LOCODE, or an airport’s IATA code.',
    input: routeInput,
    fromForm: (fields) => ({
      mode: fields.mode,
      from: nested(fields, 'from'),
      to: nested(fields, 'to'),
    }),
    run: (call, { version, ...route }) => changeRoute(call.deps, changeOf(call, version), route),
    done: done.route,
  }),
  'shipment-parties': defineCommand({
    ...onShipment,
    endpoint: ['put', '/shipments/{id}/parties'],
    summary: 'Replace the parties of a shipment',
    description: 'Staff alone see them. A party without any text is left out.',
    input: partiesInput,
    fromForm: (fields) => ({
      parties: Object.fromEntries(partyRoles.map((role) => [role, nested(fields, role)])),
    }),
    run: (call, { version, parties }) =>
      changeParties(
        call.deps,
        changeOf(call, version),
        Object.fromEntries(
          Object.entries(parties).flatMap(([role, party]) => (party ? [[role, party]] : [])),
        ),
      ),
    done: done.parties,
  }),
  'customer-role': defineCommand({
    ...onShipment,
    endpoint: ['put', '/shipments/{id}/parties/customer'],
    summary: 'Enter the customer of a shipment as its shipper or consignee',
    description:
      'With name, address, tax number and contact of the request; replaces the party of this role.',
    input: customerRoleInput,
    run: (call, { version, role }) => enterCustomer(call.deps, changeOf(call, version), role),
    done: done.parties,
  }),
  'shipment-references': defineCommand({
    ...onShipment,
    endpoint: ['put', '/shipments/{id}/references'],
    summary: 'Replace the references of a shipment',
    description:
      'The request is found by them, and so is its page at /track. A container (ISO 6346) or air waybill whose check digit is wrong is stored too, as such numbers exist, and named in `wrongCheckDigits`. A master bill, a booking and other references that name the carrier are internal until they are released with `isForCustomer`.',
    input: referencesInput,
    fromForm: (fields) => ({ references: referencesIn(fields) }),
    run: (call, { version, references }) => changeReferences(call.deps, changeOf(call, version), references),
    returns: { ...onShipment.returns, wrongCheckDigits: z.array(z.string()).optional() },
    done: done.references,
  }),
  'release-reference': defineCommand({
    ...onShipment,
    endpoint: ['put', '/shipments/{id}/references/release'],
    summary: 'Release a reference to the customer, or hide it',
    description: 'The reference is named by its kind and number. Needs no version.',
    input: referenceReleaseInput,
    fromForm: ({ kind, text, isForCustomer }) => ({ kind, text, isForCustomer: isOn(isForCustomer) }),
    run: (call, reference) =>
      releaseReference(call.deps, { shipmentId: call.params.id, by: call.staff }, reference),
    refusals: { ...onShipment.refusals, 'no-such-reference': notFound },
    done: (_outcome, { isForCustomer }) => done.reference(isForCustomer),
  }),
  'shipment-mails': defineCommand({
    ...onShipment,
    endpoint: ['put', '/shipments/{id}/mails'],
    summary: 'Turn the mails to the customer about milestones on or off',
    input: wantsMailInput,
    fromForm: ({ wantsMail }) => ({ wantsMail: isOn(wantsMail) }),
    run: (call, { wantsMail }) =>
      setWantsMail(call.deps, { shipmentId: call.params.id, by: call.staff }, wantsMail),
    done: (_outcome, { wantsMail }) => done.mails(wantsMail),
  }),
  'cancel-shipment': defineCommand({
    ...onShipment,
    endpoint: ['post', '/shipments/{id}/cancel'],
    summary: 'Cancel a shipment',
    description: 'Nothing of it is waited for or mailed; `POST …/resume` undoes it.',
    input: seenShipment,
    run: (call, { version }) => cancelShipment(call.deps, changeOf(call, version)),
    done: done.cancel,
  }),
  'resume-shipment': defineCommand({
    ...onShipment,
    endpoint: ['post', '/shipments/{id}/resume'],
    summary: 'Resume a canceled shipment',
    input: seenShipment,
    run: (call, { version }) => resumeShipment(call.deps, changeOf(call, version)),
    refusals: { ...onShipment.refusals, 'not-cancelled': refusals['not-cancelled'] },
    done: done.resume,
  }),
  'add-milestone': defineCommand({
    ...onMilestone,
    endpoint: ['post', '/shipments/{id}/milestones'],
    summary: 'Add a milestone to a shipment',
    description:
      'Times are in the local time of the place, as `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`. At least one time is required. An actual time cannot be in the future. An estimated time later than planned needs `delayReason`. With an actual time, `loaded` and `departed` are refused with 422 and `reason` number-missing while the reference `itn` of a US export by sea or air, or `isf` of a US import by sea, is missing; a text such as “NOEEI 30.37(a)” stands in its place. Cargo milestones must be in order: a planned, actual or estimated time earlier than that of a preceding milestone is refused with 422; `reason` is out-of-order, and `earlier` and `later` name the two milestones. Only days are compared; by air, the later milestone may be one day earlier, because of the date line. The customer gets a mail about a new actual time or a delay ten seconds later, and reads `comment`. A code that the shipment has already, planned or reported, is refused with 409, `reason` milestone-exists and its `milestoneId`, which PUT takes; transshipments alone are repeated. GET /shipments/{id} names the codes of DCSA and Cargo iQ.',
    input: milestoneInput,
    examples: milestoneExamples,
    fromForm: milestoneFields,
    run: (call, { version, ...milestone }) =>
      setMilestone(call.deps, changeOf(call, version), { id: null, ...milestone }),
    status: 201,
    done: done.milestone,
  }),
  'set-milestone': defineCommand({
    ...onMilestone,
    endpoint: ['put', '/shipments/{id}/milestones/{milestoneId}'],
    summary: 'Replace what a milestone says',
    description:
      'What is left out is emptied; refused as POST is. With `moveLater`, the later milestones that have not happened become as many days later or earlier as this one, which is one change and one mail: their plans where its plan changed, else what is expected of them. The opposite change takes it back.',
    input: milestoneInput,
    examples: milestoneExamples,
    fromForm: milestoneFields,
    run: (call, { version, ...milestone }) =>
      setMilestone(call.deps, changeOf(call, version), { id: call.params.milestoneId, ...milestone }),
    done: done.milestone,
  }),
  'remove-milestone': defineCommand({
    ...onShipment,
    endpoint: ['delete', '/shipments/{id}/milestones/{milestoneId}'],
    summary: 'Remove a milestone',
    description: '`removed` is what adds it again. A mail about it that has not left is withdrawn.',
    run: (call) => removeMilestone(call.deps, changeOf(call, 0), call.params.milestoneId),
    refusals: { ...onShipment.refusals, 'no-such-milestone': notFound },
    returns: {
      ...onShipment.returns,
      removed: milestone.omit({ id: true }).optional(),
    },
    done: done['remove-milestone'],
  }),
  'plan-schedule': defineCommand({
    ...onShipment,
    endpoint: ['post', '/shipments/{id}/schedule'],
    summary: 'Plan the usual milestones of a shipment',
    description:
      'Adds those of the mode and of what was sold that it does not have yet, on the usual days before `departs` and after `arrives`, and none of the cargo before it is ready: pickup and delivery are planned where a line of the accepted option or the request has them. Refused with 422 and `reason` out-of-order as a milestone is.',
    input: scheduleInput,
    run: (call, { version, ...days }) => planSchedule(call.deps, changeOf(call, version), days),
    refusals: {
      ...onShipment.refusals,
      'nothing-to-plan': refusals['nothing-to-plan'],
      'out-of-order': outOfOrder,
    },
    returns: { ...onShipment.returns, added: z.number().optional() },
    done: ({ added = 0 }) => done.schedule(added),
  }),
  ...deadlineCommands,
  'add-documents': defineCommand({
    ...onShipment,
    endpoint: ['post', '/shipments/{id}/documents'],
    summary: 'Add documents to a shipment',
    description:
      'Files are uploaded before, by `POST /api/v1/uploads`, and named in `attachments` with their `uploadKey`. With `isForCustomer` the customer downloads them by their link and gets a mail about them a minute later; otherwise nobody but staff does.',
    input: documentsInput,
    fromForm: (fields) => ({ ...withUploadIds(fields), isForCustomer: isOn(fields.isForCustomer) }),
    run: (call, { attachments: fileIds = [], uploadKey = '', ...document }) =>
      addDocuments(
        call.deps,
        { shipmentId: call.params.id, by: call.staff },
        { ...document, uploads: { fileIds, uploadKey } },
      ),
    refusals: {
      ...onShipment.refusals,
      'attachment-gone': uploadsGone,
      'file-missing': { field: attachmentFields.files, message: refusals['file-missing'] },
      'too-many': refusals['too-many-documents'],
    },
    status: 201,
    done: (_outcome, { isForCustomer }) => done.documents(isForCustomer),
  }),
  'change-document': defineCommand({
    ...onDocument,
    endpoint: ['put', '/shipments/{id}/documents/{fileId}'],
    summary: 'Change what a document is, and whether the customer may download it',
    description:
      'The customer gets a mail a minute after a document was released, unless it is hidden again until then.',
    input: documentInput,
    fromForm: ({ kind, isForCustomer }) => ({ kind, isForCustomer: isOn(isForCustomer) }),
    run: (call, input) =>
      changeDocument(
        call.deps,
        { shipmentId: call.params.id, by: call.staff },
        { fileId: call.params.fileId, ...input },
      ),
    done: (_outcome, { isForCustomer }) => done.document(isForCustomer),
  }),
  'remove-document': defineCommand({
    ...onDocument,
    endpoint: ['delete', '/shipments/{id}/documents/{fileId}'],
    summary: 'Remove a document with its file',
    run: (call) =>
      removeDocument(call.deps, { shipmentId: call.params.id, by: call.staff }, call.params.fileId),
    done: done['remove-document'],
  }),
};

/** Commands of the customer, by the link of the request. */
export const ownShipmentCommands = {
  'own-shipment-mails': defineCommand({
    policy: { role: 'anyone' },
    endpoint: ['put', '/requests/{secret}/shipment/mails'],
    summary: 'Turn the mails about milestones of one’s shipment on or off',
    description: '`secret` is the last part of the address of the request’s page.',
    input: wantsMailInput,
    fromForm: ({ wantsMail }) => ({ wantsMail: isOn(wantsMail) }),
    run: ({ deps, params }, { wantsMail }) => setOwnWantsMail(deps, params.secret, wantsMail),
    refusals: {
      'no-such-shipment': notFound,
      'link-ended': { status: 404, message: text(({ linkEnded }) => linkEnded) },
      // Applies to changes with a version, which this one lacks.
      changed: notFound,
      erased: notFound,
      spam: notFound,
      cancelled: notFound,
    },
    done: text(({ milestoneMails }) => milestoneMails.saved),
  }),
};
