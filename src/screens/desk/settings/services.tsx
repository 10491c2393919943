import { use } from 'react';
import { serviceNames } from '../../../features/requests/strings/en/service-names.ts';
import { deskTitle } from '../../../features/settings/desk/desk-meta.ts';
import { isShipped, type ListedService, type OwnService } from '../../../features/settings/own-services.ts';
import { FoldedForm } from '../../../ui/desk/folded-form.tsx';
import { useLastOutcome } from '../../../ui/desk/outcome-toast.tsx';
import { DeskSection } from '../../../ui/desk/page-parts.tsx';
import { FieldError } from '../../../ui/forms/field.tsx';
import { settings } from '../strings/en/settings.ts';
import type { Route } from './+types/services';
import {
  type ServiceRow,
  serviceRows,
  withBlank,
  withMoved,
  withOffer,
  withServiceSlugs,
} from './listed-services.ts';
import { OwnServiceFields } from './own-service-fields.tsx';
import { Tick } from './part/fields.tsx';
import { ItemButton } from './part/list-at.tsx';
import { loadPart, submitPart } from './part/load-part.ts';
import { PartPage } from './part/part-form.tsx';
import { PartContext, useAt } from './part/use-part.ts';

const { services: t, pages, up, down, remove } = settings;

export const loader = (call: Route.LoaderArgs) => loadPart(call, 'services');
export const action = (call: Route.ActionArgs) => submitPart(call);
export { privateHeaders as headers } from '../../../features/identity/private-headers.ts';
export const meta = deskTitle(pages.services.title);

const nameOf = (listed: ListedService): string =>
  typeof listed === 'string'
    ? isShipped(listed)
      ? serviceNames[listed]
      : listed
    : listed.name.en || settings.unnamed;

/** Identifies a line while its service moves in the list. */
const keyOf = ({ listed, at }: ServiceRow) =>
  typeof listed === 'string' ? listed : listed.slug || `new-${at}`;

/** Those offered in their order, then the others; the company's own have their texts. */
function ListedServices() {
  const { hasErrorIn } = use(PartContext);
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
    const at = next.findIndex((each) => !value.includes(each));
    change(next);
    focusIn(`new-${at}`, 'select');
  };
  const line = (row: ServiceRow, index: number) => {
    const { listed, at, isOffered } = row;
    const [key, name] = [keyOf(row), nameOf(listed)];
    const isOwn = typeof listed !== 'string';
    const button = (by: -1 | 1) => (
      <ItemButton
        by={by}
        label={by < 0 ? up : down}
        name={name}
        isOff={by < 0 ? index === 0 : index === offered - 1}
        act={() => {
          change(withMoved(value, row, by));
          focusIn(key, `[data-move="${by}"]`);
        }}
      />
    );
    return (
      <li
        key={key}
        id={rowId(key)}
        className="flex flex-wrap items-center justify-between gap-x-5 border-b border-hairline py-2"
      >
        <Tick
          id={`${rowId(key)}-offered`}
          label={name}
          checked={isOffered}
          change={(isOn) => {
            change(withOffer(value, row, isOn));
            focusIn(key, 'input');
          }}
        />
        <p className="flex gap-x-5">
          {isOffered && button(-1)}
          {isOffered && button(1)}
          {isOwn && (
            <ItemButton
              by={0}
              label={remove}
              name={name}
              act={() => {
                change(value.filter((each) => each !== listed));
                focusIn('', '');
              }}
            />
          )}
        </p>
        {isOwn && (
          <div className="basis-full">
            <FoldedForm title={t.edit} object={name} isOpen={!listed.slug || hasErrorIn(String(at))}>
              <OwnServiceFields path={String(at)} slug={listed.slug} />
            </FoldedForm>
          </div>
        )}
      </li>
    );
  };
  return (
    <>
      <ul>{rows.map(line)}</ul>
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
