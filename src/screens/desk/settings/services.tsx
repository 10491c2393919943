import { use } from 'react';
import { serviceNames } from '#features/requests/strings/en/service-names.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { isShipped, type ListedService, type OwnService } from '#features/settings/own-services.ts';
import { fill } from '#platform/values/format.ts';
import { useLastOutcome } from '#ui/desk/outcome-toast.tsx';
import { DeskSection } from '#ui/desk/page-parts.tsx';
import { SortHandle } from '#ui/desk/sort-handle.tsx';
import { FieldError } from '#ui/forms/field.tsx';
import { settings } from '../strings/en/settings.ts';
import type { Route } from './+types/services';
import {
  keyOf,
  type ServiceRow,
  serviceRows,
  withBlank,
  withMoved,
  withOffer,
  withServiceSlugs,
} from './listed-services.ts';
import { OwnServiceFields } from './own-service-fields.tsx';
import { Tick } from './part/fields.tsx';
import { ItemLine } from './part/list-at.tsx';
import { loadPart, submitPart } from './part/load-part.ts';
import { missingLanguages } from './part/missing-languages.ts';
import { PartPage } from './part/part-form.tsx';
import { LanguagesContext, PartContext, useAt } from './part/use-part.ts';

const { services: t, pages, remove, removeItem } = settings;

export const loader = (call: Route.LoaderArgs) => loadPart(call, 'services');
export const action = (call: Route.ActionArgs) => submitPart(call);
export { privateHeaders as headers } from '#features/identity/private-headers.ts';
export const meta = deskTitle(pages.services.title);

const nameOf = (listed: ListedService): string =>
  typeof listed === 'string'
    ? isShipped(listed)
      ? serviceNames[listed]
      : listed
    : listed.name.en || settings.unnamed;

/** Those offered in their order, then the others; the company's own have their texts. */
function ListedServices() {
  const { hasErrorIn } = use(PartContext);
  const languages = use(LanguagesContext);
  const { id, value, error, change } = useAt<ListedService[]>('');
  const rows = serviceRows(value);
  const offered = rows.filter(({ isOffered }) => isOffered).length;
  const rowId = (key: string) => `${id}${key}`;
  const addId = rowId('add');
  // The row moves in the list, which would take the focus away.
  const focusIn = (key: string, selector: string) =>
    requestAnimationFrame(() => {
      const found = document.getElementById(rowId(key))?.querySelector<HTMLElement>(selector);
      (found ?? document.getElementById(addId))?.focus();
    });
  const add = () => {
    const next = withBlank(value);
    const added = next.find((each) => !value.includes(each));
    change(next);
    if (added) focusIn(keyOf(added), 'select');
  };
  const move = (from: number, to: number) => {
    const [row, onto] = [rows[from], rows[to]];
    if (!row || !onto) return;
    change(withMoved(value, row, onto));
    focusIn(keyOf(row.listed), '[data-sort]');
  };
  const line = (row: ServiceRow, index: number) => {
    const { listed, at, isOffered } = row;
    const [key, name] = [keyOf(listed), nameOf(listed)];
    const isOwn = typeof listed !== 'string';
    const toggle = (
      <Tick
        id={`${rowId(key)}-offered`}
        label={isOwn ? <span className="sr-only">{name}</span> : name}
        checked={isOffered}
        change={(isOn) => {
          change(withOffer(value, row, isOn));
          focusIn(key, 'input');
        }}
      />
    );
    return (
      <li key={key} id={rowId(key)}>
        {isOffered ? (
          <SortHandle list="services" index={index} count={offered} name={name} move={move} />
        ) : (
          <span className="item-button" />
        )}
        {toggle}
        {isOwn && (
          <ItemLine
            cells={{ name, missing: missingLanguages(listed, languages) }}
            columns="sm:grid-cols-[minmax(0,1fr)_auto]"
            isOpen={!listed.slug || hasErrorIn(String(at))}
          >
            <OwnServiceFields path={String(at)} slug={listed.slug} />
            <button
              type="button"
              data-replay
              className="desk-button mt-4"
              aria-label={fill(removeItem, { name })}
              onClick={() => {
                change(value.filter((each) => each !== listed));
                focusIn('', '');
              }}
            >
              {remove}
            </button>
          </ItemLine>
        )}
      </li>
    );
  };
  return (
    <>
      <ul className="item-list">{rows.map(line)}</ul>
      <FieldError id={id} error={error} />
      <button id={addId} type="button" className="desk-button mt-4" onClick={add}>
        {t.add}
      </button>
    </>
  );
}

/** Leaves out a picture that was emptied, and adds the addresses of new services. */
const finish = (value: unknown): ListedService[] => withServiceSlugs(value).map(withoutEmptyPicture);

function withoutEmptyPicture(listed: ListedService): ListedService {
  if (typeof listed === 'string' || !listed.picture || listed.picture.picture) return listed;
  const { picture: _, ...own } = listed satisfies OwnService;
  return own;
}

export default function ServiceSettings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PartPage page="services" loaded={loaderData} outcome={useLastOutcome(actionData)} finish={finish}>
      <DeskSection id="services" title={t.title}>
        <ListedServices />
      </DeskSection>
    </PartPage>
  );
}
