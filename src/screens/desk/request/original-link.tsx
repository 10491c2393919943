import { originalStrings } from '#features/inbound/strings/en/original.ts';
import { requestPath } from '#features/requests/lead.ts';

export function originalPath(leadId: string, mailId: string): string {
  return `/api/v1${requestPath(leadId)}/mails/${mailId}/page`;
}

/** Link to a mail as it came, in a page of its own. */
export function OriginalLink({ path }: { path: string }) {
  return (
    <a
      href={path}
      target="_blank"
      rel="noopener"
      className="link desk-not-printed mt-1.5 inline-block text-[0.8125rem]"
    >
      {originalStrings.show}
    </a>
  );
}
