import type { LeadEvent } from '#features/requests/lead.ts';
import type { Route } from '../+types/request';

export type RequestData = Route.ComponentProps['loaderData'];

/** Returns the position of the newest event on the page. */
export function positionOf({ timeline }: Pick<RequestData, 'timeline'>): number {
  return Math.max(0, ...timeline.events.map(({ position }) => position));
}

/** Returns the events by colleagues and the customer; `by` is empty for the customer. */
export function changesOf({ timeline, me }: RequestData): { position: number; by: string }[] {
  return timeline.events.flatMap(({ position, actor }) => {
    if (actor.kind === 'customer') return [{ position, by: '' }];
    return actor.kind === 'staff' && actor.id !== me.id ? [{ position, by: actor.name }] : [];
  });
}

/** Returns the position of the customer's last message when it has no reply; null otherwise. */
export function unansweredIn(events: LeadEvent[]): number | null {
  const last = events.findLast(({ data }) =>
    ['message', 'reply', 'reply-logged', 'quote-sent'].includes(data.type),
  );
  return last?.data.type === 'message' ? last.position : null;
}
