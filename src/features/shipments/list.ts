/** Orders of the list: by the next milestone, or by the next deadline. */
export const shipmentSorts = ['milestone', 'deadline'] as const;
