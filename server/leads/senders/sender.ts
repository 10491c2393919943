/** Somebody who sent requests, as lists show them: by what they last sent. */
export interface Sender {
  /** In lower case: what their requests are grouped by. */
  email: string;
  name: string;
  company: string;
  /** The id and place of the request that this was read off. */
  leadId: string;
  number: number;
  /** When that request was received; milliseconds since 1970. */
  lastAt: number;
  /** How many requests were sent under the address. */
  requests: number;
}

/** A page of people; `next` is the cursor of the page behind it, null at the end. */
export interface SenderPage {
  senders: Sender[];
  next: number | null;
}
