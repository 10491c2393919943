import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import type { PresentStaff } from '../../../features/requests/lead.ts';
import { inbox } from '../../../features/requests/strings/en/inbox.ts';
import { labels } from '../../../features/requests/strings/en/labels.ts';
import { kinds } from '../../../features/requests/strings/en/leads.ts';
import { request as t } from '../../../features/requests/strings/en/request.ts';
import { isService } from '../../../features/services/service.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { listIn, pluralOf } from '../../../platform/values/format.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { showKeys } from '../layout/key-list.tsx';
import type { RequestData } from './request-data.ts';

interface RequestHeadProps extends Pick<RequestData, 'lead' | 'query'> {
  /** Colleagues who have the page open. */
  here: PresentStaff[];
  /** Paths of the neighbors in the list that it was opened from. */
  before: string | null;
  next: string | null;
}

const { keys } = inbox;

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

export function RequestHead({ lead, query, here, before, next }: RequestHeadProps) {
  const { reference, company } = lead;
  const service = isService(lead.service) ? labels.services[lead.service] : '';
  const name = lead.name || lead.email || lead.phone;
  return (
    <div className="border-b border-hairline pb-3">
      <div className="desk-not-printed flex flex-wrap items-center gap-x-5">
        <Link to={`/desk${query}`} className={`${move} mr-auto`}>
          <ArrowLeft size={16} aria-hidden />
          {t.back}
        </Link>
        {before && (
          <Link to={before} className={move}>
            {t.before}
            <kbd aria-hidden className="key">
              k
            </kbd>
          </Link>
        )}
        {next && (
          <Link to={next} className={move}>
            {t.next}
            <kbd aria-hidden className="key">
              j
            </kbd>
          </Link>
        )}
        <button type="button" onClick={showKeys} className={`${move} desk-key-hint`}>
          <kbd aria-hidden className="key">
            ?
          </kbd>
          {keys.all}
        </button>
      </div>
      <h1 className="mt-1 max-w-[72ch] text-[1.25rem]">{lead.about || lead.name || reference}</h1>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <span className="tabular font-medium text-strong">{reference}</span>
        <CopyButton text={reference} label={t.copy} copied={t.copied} look="small" />
        <span>{[name, company].filter(Boolean).join(', ')}</span>
        <span>{[kinds[lead.kind], service].filter(Boolean).join(' · ')}</span>
      </p>
      {here.length > 0 && (
        <p role="status" className="mt-2 border-l-2 border-signal pl-3">
          {hereText(here)}
        </p>
      )}
    </div>
  );
}
