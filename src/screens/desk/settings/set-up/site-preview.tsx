import { settings } from '../../strings/en/settings.ts';

const { setUp: t } = settings;

/** The site as the draft makes it, as on a phone, beside a wide page; else a link to it. */
export function SitePreview({ link, page, version }: { link: string | null; page: string; version: string }) {
  if (link === null) return <p className="hidden text-muted xl:block xl:w-[390px]">{t.noPreview}</p>;
  const address = `${link}?page=${encodeURIComponent(page)}`;
  return (
    <div className="xl:sticky xl:top-4 xl:w-[390px]">
      <p className="pb-1">
        <a className="link py-1" href={address} target="_blank" rel="noreferrer">
          {t.seeSite}
        </a>
      </p>
      <iframe
        key={version}
        src={address}
        title={t.preview}
        loading="lazy"
        className="hidden h-[min(760px,calc(100vh-9rem))] w-full border border-hairline xl:block"
      />
    </div>
  );
}
