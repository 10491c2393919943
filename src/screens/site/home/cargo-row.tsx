import { useLocalPath } from '../../../ui/locale.tsx';
import type { SiteStrings } from '../strings.ts';

/** Form with cargo, origin and destination, which starts the questionnaire. */
export function CargoRow({ strings }: { strings: SiteStrings['home']['quickLinks']['rate'] }) {
  const { title, text, fields, link } = strings;
  return (
    <div className="frame py-5">
      <form
        method="get"
        action={useLocalPath()('/clientbriefform')}
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
        <button type="submit" className="button button-strong max-lg:col-span-2 max-lg:justify-self-start">
          {link}
        </button>
      </form>
    </div>
  );
}
