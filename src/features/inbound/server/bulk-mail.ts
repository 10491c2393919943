/** Returns a header of a mail by its name in small letters; empty without one. */
type Headers = (name: string) => string;

/** Kind of a mail that was not written by a person to us alone; null for any other. */
export type BulkKind = 'list' | 'automatic';

/**
 * Returns `list` for a newsletter and other mailings (List-Id, List-Unsubscribe, Precedence), and `automatic` for what a
 * program says that it has sent (Auto-Submitted of RFC 3834, an empty Return-Path). Null where people write to people: a
 * group with an address to post to (List-Post of RFC 2369), such as a customer's purchasing group, a mailing list of the
 * company itself, by which every mail to it comes, and a form of a website, which names its sender by Reply-To.
 */
export function bulkKindOf(
  header: Headers,
  { domain, hasOtherReplyTo }: { domain: string; hasOtherReplyTo: boolean },
): BulkKind | null {
  const listId = header('list-id').toLowerCase();
  if (listId.includes(domain.toLowerCase())) return null;
  if (/mailto:/i.test(header('list-post').slice(0, 500))) return null;
  if (listId + header('list-unsubscribe') !== '') return 'list';
  if (hasOtherReplyTo) return null;
  if (['bulk', 'list', 'junk'].includes(header('precedence').trim().toLowerCase())) return 'list';
  const submitted = header('auto-submitted').trim().toLowerCase();
  return (submitted !== '' && submitted !== 'no') || header('return-path').trim() === '<>'
    ? 'automatic'
    : null;
}
