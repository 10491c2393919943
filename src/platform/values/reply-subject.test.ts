import { expect, test } from 'vitest';
import { replySubject } from './reply-subject.ts';

test.each([
  ['rate', 'Re: rate'],
  ['Re: rate', 'Re: rate'],
  ['RE: Re: AW: rate', 'Re: rate'],
  ['RES: ENC: Cotação', 'Re: Cotação'],
  ['RV: Cotización 1x40', 'Re: Cotización 1x40'],
  ['Re[2]: rate', 'Re: rate'],
  ['RE : tarif', 'Re: tarif'],
  ['回复：报价', 'Re: 报价'],
  ['[EXTERNAL] Re: rate', 'Re: rate'],
  ['Ref: 4500123', 'Re: Ref: 4500123'],
  ['RFQ: 2 crates', 'Re: RFQ: 2 crates'],
  ['[RFQ-12] crates', 'Re: [RFQ-12] crates'],
  ['Air: HOU-MEX', 'Re: Air: HOU-MEX'],
  ['', 'Re:'],
  ['Fwd:', 'Re:'],
])('the reply to “%s” has the subject “%s”', (subject, expected) => {
  expect(replySubject(subject)).toBe(expected);
});
