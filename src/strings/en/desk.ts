import { feedback, figures } from '../../features/figures/strings/en/figures.ts';
import { account, twoFactor } from '../../features/identity/strings/en/desk-account.ts';
import { entry } from '../../features/identity/strings/en/entry.ts';
import { staff } from '../../features/identity/strings/en/staff.ts';
import { kyc } from '../../features/kyc/strings/en/desk-kyc.ts';
import { people } from '../../features/people/strings/en/people.ts';
import { quotes } from '../../features/quotes/strings/en/desk-quotes.ts';
import {
  quoteFigureStrings,
  quoteList,
  quoteTemplates,
  rates,
} from '../../features/rates/strings/en/rates.ts';
import { replies } from '../../features/requests/strings/en/canned-replies.ts';
import { labels } from '../../features/requests/strings/en/labels.ts';
import * as leads from '../../features/requests/strings/en/leads.ts';
import { newRequest } from '../../features/requests/strings/en/new-request.ts';
import { shipment } from '../../features/shipments/strings/en/desk-shipment.ts';
import { shipments } from '../../features/shipments/strings/en/shipments.ts';
import { connections } from '../../features/webhooks/strings/en/connections.ts';
import { frame } from '../../screens/desk/strings/en/frame.ts';
import { inbox } from '../../screens/desk/strings/en/inbox.ts';
import { opening } from '../../screens/desk/strings/en/opening.ts';
import { request } from '../../screens/desk/strings/en/request.ts';
import { failures } from '../../ui/desk/strings/en/failures.ts';

/** The text of the desk, by page, in English alone. Imported by loaders and actions, so that it is no part of the browser's scripts. */
export const desk = {
  frame,
  failures,
  entry,
  inbox,
  leads,
  request,
  shipment,
  shipments,
  newRequest,
  kyc,
  feedback,
  people,
  quotes,
  replies,
  figures,
  rates,
  quoteTemplates,
  quoteList,
  quoteFigures: quoteFigureStrings,
  account,
  staff,
  connections,
  opening,
  twoFactor,
  services: labels.services,
};

export type DeskStrings = typeof desk;
