import { type OwnService, ownServices, type ServiceList } from '#features/settings/own-services.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { textIn } from '#platform/i18n/text-in.ts';
import { offeredServices } from './service.ts';
import type { ServicePageStrings } from './service-strings.ts';

/** Returns the names of the company's own services by slug, offered or not. */
export function ownNames(settings: ServiceList, locale: Locale): Record<string, string> {
  return Object.fromEntries(ownServices(settings).map(({ slug, name }) => [slug, textIn(name, locale)]));
}

/** Returns the titles of what visitors can ask for, in the company's order. */
export function offeredTitles(
  settings: ServiceList,
  titles: Record<string, string>,
  locale: Locale,
): Record<string, string> {
  const all: Record<string, string> = { ...titles, ...ownNames(settings, locale) };
  return Object.fromEntries(offeredServices(settings).map((slug) => [slug, all[slug] ?? slug]));
}

/** Texts that the pages of all own services share. */
interface SharedStrings {
  why: string;
  request: string;
}

/** Returns the texts of the page of a company's own service: what the owner wrote, and nothing of the template's. */
export function ownServiceStrings(
  { name, summary, points, paragraphs, questions, picture }: OwnService,
  locale: Locale,
  { why, request }: SharedStrings,
): ServicePageStrings {
  const [title, lead] = [textIn(name, locale), textIn(summary, locale)];
  const textsOf = (list: Parameters<typeof textIn>[0][]) => list.map((text) => textIn(text, locale));
  return {
    meta: { title, description: lead },
    title,
    heading: title,
    lead,
    picture: textIn(picture?.alt, locale),
    paragraphs: textsOf(paragraphs),
    ...(points.length > 0 && { why: { heading: why, points: textsOf(points) } }),
    ...(questions.length > 0 && {
      questions: questions.map(({ question, answer }) => ({
        name: textIn(question, locale),
        text: textIn(answer, locale),
      })),
    }),
    request,
  };
}
