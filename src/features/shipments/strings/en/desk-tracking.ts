import { tracking } from './tracking.ts';

/** Names of what happens to a shipment, as the desk reads them: those that its customers read in English. */
export const milestoneNames = tracking.milestones;
export const timeKindNames = tracking.timeKinds;
export const delayReasonNames = tracking.delays;
export const documentKindNames = tracking.documents;
