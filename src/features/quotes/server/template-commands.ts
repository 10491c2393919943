import { z } from 'zod';
import { rateOutcomes } from '#features/rates/strings/en/rate-outcomes.ts';
import { defineCommand, foundOrNot, notFound } from '#platform/commands/command.ts';
import { deskOutcomes } from '#platform/commands/strings/en/desk-messages.ts';
import { quoteTemplateInput } from '../quote-input.ts';
import {
  deleteQuoteTemplate,
  mostQuoteTemplates,
  renameQuoteTemplate,
  saveQuoteTemplate,
} from './templates.ts';

const onTemplate = {
  policy: { role: 'agent' },
  input: quoteTemplateInput,
  refusals: { 'no-such-template': notFound, 'too-many': rateOutcomes.tooManyTemplates(mostQuoteTemplates) },
  done: rateOutcomes.templateSaved,
} as const;

/** Commands of staff on quote templates. */
export const quoteTemplateCommands = {
  'save-template': defineCommand({
    ...onTemplate,
    endpoint: ['post', '/quote-templates'],
    summary: 'Save a quote as a template',
    description:
      'Its last day and its quantities are left out. `from` and `to` are codes or names of places; empty means any. `locale` is the language of its texts: a quote in another one takes its lines alone.',
    run: ({ deps, staff }, input) => saveQuoteTemplate(deps, staff, input),
    returns: { id: z.string() },
  }),
  'change-template': defineCommand({
    ...onTemplate,
    endpoint: ['put', '/quote-templates/{id}'],
    summary: 'Change a quote template',
    run: ({ deps, staff, params: { id } }, input) => saveQuoteTemplate(deps, staff, { id, ...input }),
  }),
  'rename-template': defineCommand({
    policy: { role: 'agent' },
    endpoint: ['put', '/quote-templates/{id}/name'],
    summary: 'Rename a quote template',
    input: quoteTemplateInput.pick({ name: true }),
    run: async ({ deps, staff, params: { id } }, { name }) =>
      foundOrNot(await renameQuoteTemplate(deps, staff, { id, name })),
    refusals: { unknown: notFound },
    done: rateOutcomes.templateSaved,
  }),
  'delete-template': defineCommand({
    policy: { role: 'agent' },
    endpoint: ['delete', '/quote-templates/{id}'],
    summary: 'Delete a quote template',
    description: 'Quotes that were begun with it stay as they are.',
    run: async ({ deps, params: { id } }) => foundOrNot(await deleteQuoteTemplate(deps.db, id)),
    refusals: { unknown: notFound },
    done: deskOutcomes.deleted,
  }),
};
