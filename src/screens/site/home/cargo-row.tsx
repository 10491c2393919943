import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { AnswerClock } from '../../../features/settings/answer-clock.ts';
import { useLocalPath } from '../../../ui/locale.tsx';
import type { SiteStrings } from '../strings.ts';

/** Loaded once a reader types; without a connection the row stays a plain form. */
const CargoPreview = lazy(async () => {
  const loaded = await import('./cargo-preview.tsx').catch(() => null);
  return { default: loaded?.CargoPreview ?? (() => null) };
});

/** `firstPrice` is the label of the button to the first price; null where the company shows none. */
export type RateStrings = SiteStrings['home']['quickLinks']['rate'] & { firstPrice: string | null };

interface CargoRowProps {
  clock: AnswerClock;
  strings: RateStrings;
}

/** Form with cargo, origin and destination, which starts the questionnaire; what is typed is drawn below it. */
export function CargoRow({ clock, strings }: CargoRowProps) {
  const { title, text, fields, link, firstPrice } = strings;
  const localPath = useLocalPath();
  const [typed, setTyped] = useState({ what: '', from: '', to: '' });
  const form = useRef<HTMLFormElement>(null);
  const read = () => {
    if (!form.current) return;
    const data = new FormData(form.current);
    const typedAs = (name: string) => String(data.get(name) ?? '').trim();
    setTyped({ what: typedAs('what'), from: typedAs('from'), to: typedAs('to') });
  };
  // Keeps what was typed or filled in before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useEffect(read, []);
  return (
    <div className="frame py-5">
      <form
        ref={form}
        method="get"
        action={localPath('/clientbriefform')}
        onInput={read}
        className="grid grid-cols-2 items-end gap-x-4 gap-y-3 lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_10.5rem_10.5rem_auto]"
      >
        <div className="col-span-2 lg:col-span-1">
          <h2 className="text-heading">{title}</h2>
          <p className="text-small text-muted">{text}</p>
        </div>
        {fields.map(({ name, label, example }) => (
          <label
            key={name}
            className="text-small font-medium text-strong first-of-type:col-span-2 lg:first-of-type:col-span-1"
          >
            {label}
            <input
              className="input mt-1"
              name={name}
              maxLength={200}
              placeholder={example}
              autoComplete="off"
            />
          </label>
        ))}
        <div className="col-span-2 lg:col-span-1 flex flex-wrap gap-3 *:grow lg:max-xl:flex-col">
          {firstPrice && (
            <button type="submit" formAction={localPath('/price')} className="button button-primary">
              {firstPrice}
            </button>
          )}
          <button type="submit" className="button button-strong">
            {link}
          </button>
        </div>
      </form>
      {(typed.what || (typed.from && typed.to)) && (
        <Suspense fallback={null}>
          <CargoPreview typed={typed} clock={clock} />
        </Suspense>
      )}
    </div>
  );
}
