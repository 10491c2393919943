import { telephoneUrl } from '../../contract/telephone.ts';
import { CallButton } from './call-button.tsx';

interface CallBannerProps {
  phone: string;
  words: { heading: string; button: string; copied: string };
}

/** The band above the footer that gives the telephone number. */
export function CallBanner({ phone, words }: CallBannerProps) {
  return (
    <aside className="on-ink" aria-label={words.heading}>
      <div className="frame grid items-end gap-x-10 gap-y-8 py-16 lg:grid-cols-12 lg:py-24">
        <p className="text-title font-semibold text-strong lg:col-span-7">{words.heading}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 lg:col-span-5 lg:justify-end">
          <a className="tabular text-heading text-strong" href={telephoneUrl(phone)}>
            {phone}
          </a>
          <CallButton phone={phone} label={words.button} copied={words.copied} />
        </div>
      </div>
    </aside>
  );
}
