import { FieldError } from '#ui/forms/field.tsx';
import { settings } from '../../strings/en/settings.ts';
import { InputAt, Tick } from '../part/fields.tsx';
import { useAt } from '../part/use-part.ts';

const { licenses: t } = settings;

type LicenseName = keyof typeof t.numbers;

/** Row of a license: its number, that none is held, or no answer yet. */
function LicenseRow({ name }: { name: LicenseName }) {
  const { title, text } = t.numbers[name];
  const path = `licences.${name}`;
  const { id, value, error, change } = useAt<string | null | undefined>(path, title);
  return (
    <li className="border-b border-hairline py-2 first:pt-0">
      <div className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_11rem_8.5rem]">
        <p className="min-w-0 leading-snug">
          <span className="font-medium text-strong">{title}</span>
          <span className="block text-[0.8125rem] text-muted">{text}</span>
        </p>
        {value === null ? (
          <span className="hidden sm:block" />
        ) : (
          <input
            id={id}
            className="desk-input"
            autoComplete="off"
            aria-label={`${title}: ${t.number}`}
            placeholder={t.number}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            value={value ?? ''}
            onChange={({ currentTarget }) => change(currentTarget.value || undefined)}
          />
        )}
        <Tick
          id={value === null ? id : `${id}-none`}
          label={
            <>
              {t.none}
              <span className="sr-only">: {title}</span>
            </>
          }
          checked={value === null}
          change={(isNone) => change(isNone ? null : undefined)}
        />
      </div>
      <FieldError id={id} error={error} />
      {name === 'fmcOti' && <FmcKinds />}
    </li>
  );
}

function FmcKinds() {
  const { id, value: kinds = [], change } = useAt<string[] | undefined>('licences.fmcOtiKinds');
  const { value: number } = useAt<string | null | undefined>('licences.fmcOti');
  if (!number) return null;
  return (
    <div className="pt-1">
      <div className="flex flex-wrap gap-x-6">
        {Object.entries(t.kinds).map(([kind, title]) => (
          <Tick
            key={kind}
            id={`${id}-${kind}`}
            label={title}
            checked={kinds.includes(kind)}
            change={(isHeld) => change(isHeld ? [...kinds, kind] : kinds.filter((other) => other !== kind))}
          />
        ))}
      </div>
      {kinds.includes('nvocc') && (
        <div className="mt-3">
          <InputAt
            path="licences.rulesTariff"
            label={t.rulesTariff.label}
            help={t.rulesTariff.help}
            type="url"
            isOptional
          />
        </div>
      )}
    </div>
  );
}

const names = Object.keys(t.numbers) as LicenseName[];

export function LicenseFields() {
  return (
    <ul>
      {names.map((name) => (
        <LicenseRow key={name} name={name} />
      ))}
    </ul>
  );
}
