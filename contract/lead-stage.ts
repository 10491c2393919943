/** Where a lead stands at the desk. */
export const workStages = ['new', 'need-information', 'quoting', 'quoted', 'won', 'lost'] as const;

export type WorkStage = (typeof workStages)[number];

/** What the desk calls it, as its tabs: a lead in the spam folder reads as spam, whatever its stage was. */
export const leadStages = [...workStages, 'spam'] as const;

export type LeadStage = (typeof leadStages)[number];

/** Stages in which nobody waits for an answer. */
export const closedStages: readonly LeadStage[] = ['won', 'lost', 'spam'];

/** Why a lead was lost; `other` needs words. */
export const lostReasons = [
  'price',
  'transit-time',
  'no-answer',
  'went-elsewhere',
  'not-our-trade',
  'other',
] as const;

export type LostReason = (typeof lostReasons)[number];
