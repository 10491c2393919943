import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CargoLine } from '../../../features/requests/desk/cargo-card.tsx';
import { nameOfService, useServiceNames } from '../../../features/requests/desk/service-names.ts';
import type { PresentStaff } from '../../../features/requests/lead.ts';
import { kinds } from '../../../features/requests/strings/en/leads.ts';
import { request as t } from '../../../features/requests/strings/en/request.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { listIn, pluralOf } from '../../../platform/values/format.ts';
import { DueTime } from '../../../ui/desk/desk-time.tsx';
import type { RequestData } from './request-data.ts';

interface RequestHeadProps extends Pick<RequestData, 'lead' | 'query' | 'cargo'> {
  /** Colleagues who have the page open. */
  here: PresentStaff[];
  /** Paths of the neighbors in the list that it was opened from. */
  before: string | null;
  next: string | null;
  /** Actions on the request. */
  children: ReactNode;
}

const move = 'inline-flex min-h-9 items-center gap-1.5 text-muted hover:text-strong';

/** Lists colleagues on the page, those who are typing first. */
function hereText(here: PresentStaff[]): string {
  const say = (those: PresentStaff[], plural: typeof t.here.viewing) => {
    const names = listIn(
      deskLocale,
      those.map(({ name }) => name),
    );
    return those.length > 0 ? [pluralOf(deskLocale, those.length, plural, { names })] : [];
  };
  const typing = here.filter(({ isTyping }) => isTyping);
  const viewing = here.filter(({ isTyping }) => !isTyping);
  return [...say(typing, t.here.typing), ...say(viewing, t.here.viewing)].join(' ');
}

interface NeighbourProps {
  path: string | null;
  label: string;
  /** Key of the shortcut. */
  hint: string;
  icon: typeof ChevronUp;
}

function Neighbour({ path, label, hint, icon: Icon }: NeighbourProps) {
  if (!path) return null;
  return (
    <Link to={path} aria-label={label} title={label} className={`${move} size-9 justify-center`}>
      <Icon size={18} aria-hidden />
      <kbd aria-hidden className="key">
        {hint}
      </kbd>
    </Link>
  );
}

/** Customer, lane, facts and due time of a request. */
export function RequestHead({ lead, cargo, query, here, before, next, children }: RequestHeadProps) {
  const { reference, company, due, dueAt } = lead;
  const service = nameOfService(useServiceNames(), lead.service);
  const name = lead.name || lead.email || lead.phone;
  return (
    <div className="border-b border-hairline pb-3">
      <div className="desk-not-printed flex flex-wrap items-center gap-x-2">
        <Link to={`/desk${query}`} className={`${move} mr-auto`}>
          <ArrowLeft size={16} aria-hidden />
          {t.back}
        </Link>
        <Neighbour path={before} label={t.before} hint="k" icon={ChevronUp} />
        <Neighbour path={next} label={t.next} hint="j" icon={ChevronDown} />
        {children}
      </div>
      <h1 className="mt-1.5 max-w-[72ch]">
        {[name, company !== name && company].filter(Boolean).join(', ') || reference}
      </h1>
      <div className="mt-1">
        {cargo && <CargoLine shipment={cargo} />}
        <p className="tabular mt-0.5 flex flex-wrap items-center gap-x-3 text-muted">
          <span>
            {(due === 'due' || due === 'soon') && `${t.due} `}
            <DueTime due={due} dueAt={dueAt} isDeadline />
          </span>
          <span>{[reference, kinds[lead.kind], service].filter(Boolean).join(' · ')}</span>
        </p>
      </div>
      {here.length > 0 && (
        <p role="status" className="mt-2 border-l-2 border-signal pl-3">
          {hereText(here)}
        </p>
      )}
    </div>
  );
}
