/** State of a lead's timer: time is left, little is left (see `soonWithinHours`), or none. */
export const dueStates = ['due', 'soon', 'overdue'] as const;

export type DueState = (typeof dueStates)[number];
