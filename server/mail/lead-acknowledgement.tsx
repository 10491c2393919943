import { describeAnswers } from '../../contract/answers.ts';
import type { Language } from '../../contract/language.ts';
import { momentInBothZones, zonesOf } from '../../contract/moment.ts';
import { statusPage } from '../../contract/submission.ts';
import { automaticHeaders } from './automatic-headers.ts';
import type { House } from './composed-email.ts';
import type { EmailDraft } from './email-draft.ts';
import {
  Action,
  AnswerFacts,
  Facts,
  LargeReference,
  Letter,
  Steps,
  Subtitle,
  Title,
  Words,
} from './layout.tsx';
import type { LeadEmailProps } from './lead-email.ts';
import { waysToReach } from './ways-to-reach.ts';

const wordsByLanguage = {
  en: {
    title: { 'rate-request': 'We have your rate request', 'contact-message': 'We have your message' },
    quote: 'Your reference. Have it at hand when you call or write.',
    next: 'What happens next',
    steps: {
      'rate-request': (due: string) => [
        'A person at our desk reads your request and works out the route.',
        `You hear from that person by ${due}.`,
        'If we need more to give you a rate, we ask then. Nothing is booked until you say so.',
      ],
      'contact-message': (due: string) => [
        'A person at our desk reads your message.',
        `You hear from that person by ${due}.`,
      ],
    },
    status: 'See where it stands',
    reach: 'How to reach us',
    copy: 'What you sent',
    absent: 'not given',
    elsewhere: 'The text goes on. All of it is on the page of your request, which this mail links to.',
    why: (site: string) =>
      `This address was entered in a form at ${site}. If that was not you, you can ignore this mail.`,
  },
} satisfies Record<Language, unknown>;

/**
 * Tells the visitor that the request arrived, what happens next and by when. What the visitor typed is in it only when
 * the owner of the address has confirmed it, and never in a header: a form must not let strangers write to others in our
 * name.
 */
export function leadAcknowledgement(props: LeadEmailProps, house: House): EmailDraft {
  const { company, appUrl } = house;
  const { lead, language, reference } = props;
  const words = wordsByLanguage[language];
  const title = words.title[lead.kind];
  const due = momentInBothZones(props.dueAt, zonesOf(company), language);
  const email = lead.kind === 'rate-request' ? company.email.rates : company.email.contact;
  return {
    to: { name: '', address: props.email },
    replyTo: { name: company.name, address: email },
    subject: `${reference}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    headers: automaticHeaders,
    body: (
      <Letter company={company} language={language} preview={words.steps[lead.kind](due)[1] ?? title}>
        <Title>{title}</Title>
        <LargeReference>{reference}</LargeReference>
        <Words>{words.quote}</Words>
        <Subtitle>{words.next}</Subtitle>
        <Steps steps={words.steps[lead.kind](due)} />
        <Action href={appUrl + statusPage(props.secret)}>{words.status}</Action>
        <Subtitle>{words.reach}</Subtitle>
        <Facts facts={waysToReach(house, props)} absent={words.absent} />
        {props.withAnswers && (
          <AnswerFacts
            title={words.copy}
            sections={describeAnswers(lead, language)}
            absent={words.absent}
            elsewhere={words.elsewhere}
          />
        )}
        <Words>{words.why(new URL(company.website).host)}</Words>
      </Letter>
    ),
  };
}
