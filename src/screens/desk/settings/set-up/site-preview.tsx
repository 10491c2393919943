import { settings } from '../../strings/en/settings.ts';

const { setUp: t } = settings;

/** The site as the draft makes it, a whole screen of a phone made smaller, beside a wide page; else a link to it. */
export function SitePreview({ link, page, version }: { link: string | null; page: string; version: string }) {
  if (link === null)
    return <p className="hidden text-muted xl:block xl:w-[313px] xl:shrink-0">{t.noPreview}</p>;
  const address = `${link}?page=${encodeURIComponent(page)}`;
  return (
    <div className="xl:sticky xl:top-4 xl:w-[313px] xl:shrink-0">
      <p className="pb-1">
        <a className="link py-1" href={address} target="_blank" rel="noreferrer">
          {t.seeSite}
        </a>
      </p>
      <div className="hidden h-[675px] w-[313px] overflow-hidden border border-hairline xl:block">
        <iframe
          key={version}
          src={address}
          title={t.preview}
          loading="lazy"
          className="h-[844px] w-[390px] origin-top-left scale-80"
        />
      </div>
    </div>
  );
}
