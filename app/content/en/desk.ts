import { account, twoFactor } from './desk/account.ts';
import { connections } from './desk/connections.ts';
import { entry } from './desk/entry.ts';
import { failures } from './desk/failures.ts';
import { feedback, figures } from './desk/figures.ts';
import { frame } from './desk/frame.ts';
import { inbox } from './desk/inbox.ts';
import { kyc } from './desk/kyc.ts';
import * as leads from './desk/leads.ts';
import { newRequest } from './desk/new-request.ts';
import { opening } from './desk/opening.ts';
import { people } from './desk/people.ts';
import { quotes } from './desk/quotes.ts';
import { quoteFigureStrings, quoteList, quoteTemplates, rates } from './desk/rates.ts';
import { replies } from './desk/replies.ts';
import { request } from './desk/request.ts';
import { shipment } from './desk/shipment.ts';
import { shipments } from './desk/shipments.ts';
import { staff } from './desk/staff.ts';
import { labels } from './labels.ts';

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
