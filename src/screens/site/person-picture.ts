import { addressOf } from '#features/settings/file-address.ts';
import { isSamplePerson } from '#features/settings/sample-leftovers.ts';
import type { TeamMember } from '#platform/company.ts';

/** Returns the address of a person's picture: of a sample the drawn one (media/people); undefined without any. */
export function personPicture(person: TeamMember): string | undefined {
  if (person.image) return addressOf(person.image[480].webp, 'webp');
  return isSamplePerson(person) ? `/people/${person.email.split('@')[0]}.svg` : undefined;
}
