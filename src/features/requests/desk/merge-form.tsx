import { Form } from 'react-router';
import { deskLocale } from '#platform/i18n/locale.ts';
import { listIn } from '#platform/values/format.ts';
import { Field } from '#ui/forms/field.tsx';
import { request } from '../strings/en/request.ts';
import { CargoLine } from './cargo-card.tsx';
import type { cargoSummary } from './cargo-summary.ts';

const t = request.merge;

/** One column of the comparison. */
interface ComparedRequest {
  id: string;
  reference: string;
  version: number;
  /** Name and address of the sender. */
  person: string;
  cargo: ReturnType<typeof cargoSummary> | null;
  facts: { label: string; value: string }[];
}

interface MergeFormProps {
  compared: readonly ComparedRequest[];
  /** Id of the request whose reference stays. */
  kept: string;
  areDifferentPeople: boolean;
}

/** Compares requests: the reference to keep, and a confirmation when they seem to be from different people. */
export function MergeForm({ compared, kept, areDifferentPeople }: MergeFormProps) {
  const seen = compared.map(({ id, version }) => ({ id, version }));
  const people = listIn(
    deskLocale,
    compared.map(({ person }) => person),
  );
  return (
    <>
      <p className="max-w-[72ch]">{t.text}</p>
      <input type="hidden" name="seen" value={JSON.stringify(seen)} />
      <fieldset>
        <legend className="font-medium text-strong">{t.keep}</legend>
        <div className="mt-2 grid gap-x-12 gap-y-6 lg:grid-cols-2">
          {compared.map(({ id, reference, cargo, facts }) => (
            <div key={id} className="border-t border-strong pt-3">
              <label className="tabular flex min-h-9 items-center gap-2.5 font-medium text-strong">
                <input
                  type="radio"
                  name="keep"
                  value={id}
                  defaultChecked={id === kept}
                  className="size-4.5 accent-(--color-strong)"
                />
                {reference}
              </label>
              {cargo && <CargoLine shipment={cargo} />}
              <dl className="desk-facts mt-2">
                {facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value || <span className="text-muted">{t.notGiven}</span>}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </fieldset>
      {areDifferentPeople && (
        <div className="border-l-2 border-alert pl-3">
          <p>{t.different}</p>
          <label className="mt-1 flex max-w-[72ch] gap-2.5 py-1.5 font-medium text-strong">
            <input
              type="checkbox"
              name="differentPeople"
              value="yes"
              required
              className="mt-0.5 size-4.5 shrink-0 accent-(--color-strong)"
            />
            <span className="min-w-0 wrap-anywhere">{t.confirm.replace('{people}', () => people)}</span>
          </label>
        </div>
      )}
    </>
  );
}

interface ReferenceInputProps {
  id: string;
  /** Address of the comparison page; empty on that page. */
  path: string;
  typed?: string;
  error?: string;
}

/** Asks for the reference of the other request. */
export function ReferenceInput({ id, path, typed, error }: ReferenceInputProps) {
  return (
    <Form method="get" {...(path && { action: path })} className="space-y-3">
      <Field
        id={id}
        name="with"
        label={t.label}
        help={t.help}
        error={error || undefined}
        type="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={64}
        defaultValue={typed}
        className="desk-input"
      />
      <button type="submit" className="desk-button">
        {t.compare}
      </button>
    </Form>
  );
}
