import type { KeyboardEvent } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { requireStaff } from '#features/identity/require-staff.ts';
import { languageOf, languageOptions } from '#features/requests/desk/customer-language.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import type { TextContent } from '#features/settings/owner-texts.ts';
import { draftSnapshot } from '#features/settings/server/draft-snapshot.ts';
import { listCompletedSteps } from '#features/settings/server/set-up.ts';
import { basisOf, findContent, findDraft, previewPathOf } from '#features/settings/server/settings-store.ts';
import { factNames } from '#features/settings/server/texts/facts.ts';
import {
  basisOfText,
  type EditedText,
  listTexts,
  unknownTexts,
} from '#features/settings/server/texts/owner-texts.ts';
import { servicesContext } from '#platform/context.ts';
import { defaultLocale, deskLocale, knownLocale, localPath } from '#platform/i18n/locale.ts';
import { fill, pluralOf } from '#platform/values/format.ts';
import { FilterSelect, SearchInput } from '#ui/desk/controls.tsx';
import { useLastOutcome, useOutcomeToast } from '#ui/desk/outcome-toast.tsx';
import { BackLink, PageHead } from '#ui/desk/page-parts.tsx';
import { useRowSteps } from '#ui/desk/use-row-steps.ts';
import { settings } from '../strings/en/settings.ts';
import { settingsTexts as t } from '../strings/en/settings-texts.ts';
import type { Route } from './+types/texts';
import { submitPart } from './part/load-part.ts';
import { CompleteStep, StepHead } from './set-up/step-head.tsx';
import { isStep, stepParameter, stepsFor } from './set-up/steps.ts';
import { TextEditor, UnknownText } from './texts/text-editor.tsx';
import { groupNames, groupOf, pageOf, previewPages } from './texts/text-groups.ts';
import { TextPreview } from './texts/text-preview.tsx';

const { pages } = settings;
const mostShown = 200;
const mostOfExcerpt = 120;

const filters = {
  all: () => true,
  changed: ({ isChanged }) => isChanged,
  upgraded: ({ shippedBefore }) => shippedBefore !== null,
  review: ({ isToReview }) => isToReview,
  notUsed: ({ notUsed }) => notUsed !== null,
} satisfies Record<string, (text: EditedText) => boolean>;

type Show = keyof typeof filters;
const showNames = Object.keys(filters) as Show[];

const searchedIn = (content: TextContent | null) =>
  (typeof content === 'string' ? content : JSON.stringify(content)).toLowerCase();

function excerptOf(content: TextContent): string {
  const [first] = typeof content === 'string' ? [content] : content;
  const text = typeof first === 'string' ? first : Object.values(first ?? {}).join(' · ');
  return text.length > mostOfExcerpt ? `${text.slice(0, mostOfExcerpt)}…` : text;
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { staff } = await requireStaff(request, context, { role: 'manager' });
  const { db, clock } = context.get(servicesContext);
  const [saved, content] = await Promise.all([findDraft(db), findContent(db)]);
  const draft = draftSnapshot(content, clock());
  const query = url.searchParams;
  const locale = knownLocale(query.get('locale'));
  const text = (query.get('text') ?? '').slice(0, 200);
  const show = showNames.find((name) => name === query.get('show')) ?? 'all';
  const group = groupNames.find((name) => name === query.get('group')) ?? '';
  const path = query.get('path') ?? '';
  const all = listTexts(draft, locale);
  const unknown = unknownTexts(draft, locale);
  const searched = text.toLowerCase();
  const found = all.filter(
    (each) =>
      filters[show](each) &&
      (!group || groupOf(each.path)?.name === group) &&
      (!searched ||
        each.path.toLowerCase().includes(searched) ||
        searchedIn(each.text).includes(searched) ||
        searchedIn(each.english).includes(searched)),
  );
  const edited = all.find((each) => each.path === path) ?? null;
  const old = unknown.find((each) => each.path === path) ?? null;
  const count = (name: Show) => all.filter(filters[name]).length + (name === 'notUsed' ? unknown.length : 0);
  const lines = [
    ...found.map((each) => ({ ...each, badges: badgesOf(each) })),
    ...(show === 'notUsed' ? unknown : []).map((each) => ({ ...each, badges: [t.badges.notUsed] })),
  ];
  return {
    locale,
    text,
    show,
    group,
    counts: Object.fromEntries(showNames.map((name) => [name, count(name)])) as Record<Show, number>,
    found: lines.length,
    lines: lines.slice(0, mostShown).map(({ path: at, text: shown, badges }) => ({
      path: at,
      excerpt: excerptOf(shown),
      group: groupOf(at)?.name,
      badges,
    })),
    edited,
    old,
    basis: basisOfText(draft, locale, path),
    facts: [...factNames],
    languages: languageOptions().filter(
      ({ value }) => value === locale || content.languages.some((offered) => offered === value),
    ),
    steps: stepsFor(staff),
    completed: isStep(request) ? await listCompletedSteps(db) : null,
    revision: basisOf(content.texts),
    // One string, as thousands would take a tenth of a second to send.
    paths: all.map((each) => each.path).join(' '),
    pdfs: Object.entries(t.preview.pdfs).map(([file, title]) => ({
      title,
      path: pathInDraft(localPath(file, locale), saved?.previewKey),
    })),
    page:
      previewPages.find(({ page }) => page === query.get('page'))?.page ??
      pageOf(edited ? groupOf(path)?.name : group) ??
      '/',
  };
}

/** Address of a file as the draft makes it; as visitors get it where there is no draft. */
function pathInDraft(path: string, key: string | null | undefined): string {
  return key ? `${previewPathOf(key)}?${new URLSearchParams({ page: path })}` : path;
}

function badgesOf(text: EditedText): string[] {
  return [
    ...(text.isChanged ? [t.badges.changed] : []),
    ...(text.shippedBefore !== null ? [t.badges.upgraded] : []),
    ...(text.isToReview ? [t.badges.review] : []),
    ...(text.notUsed ? [t.badges.notUsed] : []),
  ];
}

export const action = (call: Route.ActionArgs) => submitPart(call);
export { privateHeaders as headers } from '#features/identity/private-headers.ts';
export const meta = deskTitle(pages.texts.title);

type Loaded = Route.ComponentProps['loaderData'];

function Filters({ locale, text, show, group, counts, page, languages, completed }: Loaded) {
  const isInSetUp = completed !== null;
  const cleared = new URLSearchParams({
    ...(isInSetUp && { [stepParameter]: '' }),
    ...(locale !== defaultLocale && { locale }),
  });
  const options = showNames
    .filter((name) => name === 'all' || name === show || counts[name] > 0)
    .map((name) => ({ value: name === 'all' ? '' : name, title: `${t.show[name]} (${counts[name]})` }));
  return (
    <Form
      method="get"
      role="search"
      className="flex flex-wrap items-center gap-2 border-b border-hairline pb-3"
    >
      <SearchInput text={text} maxLength={200} aria-label={t.search} placeholder={t.searchHint} />
      <FilterSelect
        name="locale"
        label={t.language}
        value={locale === defaultLocale ? '' : locale}
        options={languages.map(({ value, title }) => ({
          value: value === defaultLocale ? '' : value,
          title,
        }))}
      />
      <FilterSelect
        name="group"
        label={t.group.label}
        value={group}
        options={[
          { value: '', title: t.group.all },
          ...groupNames.map((name) => ({ value: name, title: t.groups[name] })),
        ]}
      />
      <FilterSelect name="show" label={t.show.label} value={show === 'all' ? '' : show} options={options} />
      {isInSetUp && <input type="hidden" name={stepParameter} value="yes" />}
      {page !== '/' && !group && <input type="hidden" name="page" value={page} />}
      {(text || group || show !== 'all') && (
        <Link to={`?${cleared}`} className="link px-1 py-2">
          {t.clear}
        </Link>
      )}
    </Form>
  );
}

/** The arrows move between the texts, as j and k do. */
function stepByArrows(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  const next = links[links.indexOf(document.activeElement as HTMLElement) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function TextList({ lines, found, edited, old }: Loaded) {
  const { search } = useLocation();
  useRowSteps();
  const pathOf = (path: string) => {
    const query = new URLSearchParams(search);
    query.set('path', path);
    query.delete('done');
    return `?${query}`;
  };
  const chosen = edited?.path ?? old?.path;
  return (
    <nav aria-label={t.list} onKeyDown={stepByArrows} className="min-w-0">
      <p className="py-2 text-[0.8125rem] text-muted" role="status">
        {found === 0
          ? t.none
          : found > lines.length
            ? fill(t.first, { count: lines.length, all: found })
            : pluralOf(deskLocale, found, t.found)}
      </p>
      <ul>
        {lines.map(({ path, excerpt, group, badges }) => (
          <li key={path} className="border-b border-hairline">
            <Link
              to={pathOf(path)}
              data-row-link
              preventScrollReset
              aria-current={path === chosen ? 'true' : undefined}
              className="block py-2 hover:text-strong aria-[current]:border-l-4 aria-[current]:border-accent aria-[current]:pl-3"
            >
              <span className="block break-words text-strong">{excerpt}</span>
              <span className="block text-[0.8125rem] text-muted">
                {group && `${t.groups[group]} · `}
                <span className="break-all">{path}</span>
              </span>
              {badges.map((badge) => (
                <span key={badge} className="desk-badge mr-1">
                  {badge}
                </span>
              ))}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default function Texts({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = useLastOutcome(actionData);
  useOutcomeToast(outcome);
  const { edited, old, basis, facts, locale, page, revision, paths, pdfs, completed, steps } = loaderData;
  return (
    <div className="desk-page">
      {completed ? (
        <StepHead step="texts" completed={completed} steps={steps} />
      ) : (
        <BackLink to="/desk/settings" text={settings.title} />
      )}
      <PageHead heading={pages.texts.title} text={pages.texts.text}>
        {completed && <CompleteStep step="texts" />}
      </PageHead>
      <Filters {...loaderData} />
      <div className="grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(18rem,26rem)_minmax(0,1fr)]">
        <div className="order-2 max-h-none min-w-0 xl:order-none xl:max-h-[calc(100vh-8rem)] xl:overflow-y-auto">
          <TextList {...loaderData} />
        </div>
        <div className="min-w-0 space-y-6 pt-3">
          {edited && (
            <TextEditor
              key={`${locale} ${edited.path}`}
              edited={edited}
              basis={basis}
              facts={facts}
              locale={locale}
              language={languageOf(locale)}
              group={groupOf(edited.path)?.name}
              outcome={outcome}
            />
          )}
          {old && <UnknownText key={old.path} {...old} locale={locale} outcome={outcome} />}
          {!edited && !old && <p className="text-muted">{t.choose}</p>}
          <TextPreview
            locale={locale}
            page={page}
            chosen={edited?.path}
            revision={revision}
            paths={paths}
            pdfs={pdfs}
          />
        </div>
      </div>
    </div>
  );
}
