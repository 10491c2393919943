import { Fragment } from 'react';
import { Facts, Subtitle } from '#platform/mail/email-layout.tsx';
import { blocksOf, readsAsBlocks } from '#platform/mail/plain-text.ts';
import type { Section as AnswerSection } from '../describe-answers.ts';

interface AnswerFactsProps {
  title: string;
  sections: AnswerSection[];
  elsewhere?: string;
}

/** Fields of a submitted form in titled sections, under one common title. */
export function AnswerFacts({ title, sections, ...props }: AnswerFactsProps) {
  return sections.map((section) => (
    <Fragment key={section.title}>
      <Subtitle>{section.title || title}</Subtitle>
      <Facts facts={section.fields} {...props} />
    </Fragment>
  ));
}

readsAsBlocks(AnswerFacts, (props) => blocksOf(AnswerFacts(props)));
