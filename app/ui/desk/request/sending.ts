interface Sending {
  answer: Promise<boolean>;
  settle: (isStored: boolean) => void;
}

const inHand = new Map<string, Sending>();

/** Where a reply to a request is kept while it is written. */
export function draftPathOf(leadId: string): string {
  return `/api/v1/desk/leads/${leadId}/draft`;
}

/** The name of what a form of a request's page sends: the form may be gone when the answer comes. */
export function sendingName(draftPath: string, intent: string): string {
  return `${draftPath} ${intent}`;
}

/** Something is handed over to be sent. Gives whether it was stored, also to a form whose page was left meanwhile. */
export function beginSending(name: string): Promise<boolean> {
  let settle: Sending['settle'] = () => {};
  const answer = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  inHand.set(name, { answer, settle });
  return answer;
}

/** What is being sent under a name, as `beginSending` gave it; null when nothing is. */
export function findSending(name: string): Promise<boolean> | null {
  return inHand.get(name)?.answer ?? null;
}

/** The answer has come. */
export function endSending(name: string, isStored: boolean): void {
  inHand.get(name)?.settle(isStored);
  inHand.delete(name);
}
