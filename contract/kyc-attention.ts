/** Why a reviewer looks at an answer first. */
export type KycConcern = 'politically-exposed' | 'undeclared' | 'controlled-goods';

const declarations = ['notListed', 'notOwnedByListed', 'noForbiddenUse', 'tellsChanges', 'truthful'];

/** The fields that a reviewer looks at first, by id. A form that was not filled in on the page has none. */
export function concernsIn(answers: Record<string, string>): Map<string, KycConcern> {
  const concerns = new Map<string, KycConcern>();
  if (Object.keys(answers).length === 0) return concerns;
  if (answers.politicallyExposed === 'yes') concerns.set('politicallyExposed', 'politically-exposed');
  if (answers.controlledGoods === 'yes' || answers.controlledGoods === 'unsure')
    concerns.set('controlledGoods', 'controlled-goods');
  for (const id of declarations) if (!answers[id]) concerns.set(id, 'undeclared');
  return concerns;
}
