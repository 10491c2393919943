import { isRouteErrorResponse } from 'react-router';
import { compactNumber } from '#features/cargo/check-digits.ts';
import { placeName } from '#features/cargo/place.ts';
import { requireStaff } from '#features/identity/require-staff.ts';
import { listPeople } from '#features/people/server/list-people.ts';
import { requestPath } from '#features/requests/lead.ts';
import type { LeadSummary } from '#features/requests/lead-input.ts';
import { type Lane, listLanes } from '#features/requests/server/inbox/list-lanes.ts';
import { listLeads } from '#features/requests/server/inbox/list-leads.ts';
import { termsOf } from '#features/requests/server/search/terms.ts';
import { stages } from '#features/requests/strings/en/leads.ts';
import { laneText } from '#features/shipments/lane-text.ts';
import { type ListedShipment, shipmentList } from '#features/shipments/server/list-shipments.ts';
import { shipments as shipmentStrings } from '#features/shipments/strings/en/shipments.ts';
import { servicesContext } from '#platform/context.ts';
import { beginningOf } from '#platform/values/beginning-of.ts';
import { joinByDots } from '#platform/values/format.ts';
import type { Route } from './+types/find';

export interface Match {
  path: string;
  title: string;
  note: string;
}

/** Characters of a fact that is shown because it matched. */
const mostOfFact = 60;

const most = { requests: 6, customers: 3, shipments: 4 };

/** Returns the first fact that has a term of the text, where the terms are not all in what is shown; empty without one. */
function factMatched(text: string, shown: string, facts: readonly string[]): string {
  const beginsIn = (fact: string) => {
    const starts = termsOf(fact);
    return (term: string) => starts.some((start) => start.startsWith(term));
  };
  const missing = termsOf(text).filter((term) => !beginsIn(shown)(term));
  const fact = facts.find((fact) => missing.some(beginsIn(fact)));
  return fact ? beginningOf(fact, mostOfFact) : '';
}

function requestMatch(text: string, lead: LeadSummary, lane: Lane | undefined): Match {
  const { id, name, company, email, phone, reference, stage, about } = lead;
  const isLane = lane && (lane.from || lane.to);
  const moves = isLane ? laneText(lane.from, lane.to, shipmentStrings.unknown) : about;
  const title = joinByDots([name || company || email || phone || reference, moves]);
  const fact = factMatched(text, `${title} ${reference}`, [company, email, phone, about]);
  return { path: requestPath(id), title, note: joinByDots([fact, reference, stages[stage]]) };
}

function shipmentMatch(text: string, shipment: ListedShipment): Match {
  const { id, customer, reference, from, to, references } = shipment;
  const lane = laneText(placeName(from.text), placeName(to.text), shipmentStrings.unknown);
  const number = compactNumber(text);
  const matched = references.filter(({ value }) => number !== '' && value.startsWith(number));
  // The number that matched comes first.
  const numbers = [...new Set([...matched, ...references])].slice(0, 2);
  return {
    path: `/desk/shipments/${id}`,
    title: joinByDots([customer || reference, lane]),
    note: joinByDots([reference, ...numbers.map(({ text: number }) => number)]),
  };
}

/** GET /desk/find: the requests, customers and shipments that match a text, for the command palette. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'agent' });
  const services = context.get(servicesContext);
  const text = (new URL(request.url).searchParams.get('text') ?? '').trim().slice(0, 200);
  if (termsOf(text).length === 0) return { text, requests: [], customers: [], shipments: [] };
  const [{ leads }, { rows: people }, { rows: shipments }] = await Promise.all([
    listLeads(services, { text }, { sort: 'newest', limit: most.requests }),
    listPeople(services, { text, limit: most.customers }),
    shipmentList.read(services, { text }, { limit: most.shipments }),
  ]);
  const lanes = await listLanes(services.db, leads);
  return {
    text,
    requests: leads.map((lead) => requestMatch(text, lead, lanes.get(lead.id))),
    customers: people.map(
      ({ key, name, email, company }): Match => ({
        path: `/desk/people/${key}`,
        title: joinByDots([name || email, company !== name && company]),
        note: name ? email : '',
      }),
    ),
    shipments: shipments.map((shipment) => shipmentMatch(text, shipment)),
  };
}

/** Finds nothing where the server fails or cannot be reached, and leaves the page as it is. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return { ...(await serverLoader()), isReachable: true };
  } catch (problem) {
    if (problem instanceof Response || (isRouteErrorResponse(problem) && problem.status < 500)) throw problem;
    const text = new URL(request.url).searchParams.get('text') ?? '';
    return { text, requests: [], customers: [], shipments: [], isReachable: false };
  }
}
