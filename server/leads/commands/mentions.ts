import { fold } from '../../../contract/fold.ts';
import type { StaffName } from '../../../contract/lead.ts';
import type { StaffMember } from '../../../contract/staff-member.ts';

/** A letter or digit right behind a name belongs to another, longer name. */
function namesHere(text: string, name: string): boolean {
  return name !== '' && text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length));
}

/**
 * The people whom a note names: `@` and the whole name, the first name where only one person has it, or what stands
 * before the at sign of their address. Where names begin alike it is the longest. Case and accents do not count.
 */
export function mentionsIn(text: string, staff: StaffMember[]): StaffName[] {
  const folded = fold(text);
  const starts = [...folded.matchAll(/(?<![\p{L}\p{N}])@(?!@)/gu)].map(({ index }) =>
    folded.slice(index + 1),
  );
  // Once, not for every `@`: a text of nothing else must not keep the server busy.
  const called = staff.map((member) => {
    const name = fold(member.name);
    return {
      member,
      whole: [name, fold(member.email.split('@')[0] ?? '')],
      first: name.split(' ')[0] ?? '',
    };
  });
  const known = (start: string) => {
    const lengths = called.map(({ whole }) =>
      Math.max(0, ...whole.filter((name) => namesHere(start, name)).map((name) => name.length)),
    );
    const longest = Math.max(0, ...lengths);
    const byWholeName = called.filter((_one, at) => longest > 0 && lengths[at] === longest);
    if (byWholeName.length > 0) return byWholeName.map(({ member }) => member);
    const byFirstName = called.filter(({ first }) => namesHere(start, first));
    return byFirstName.length === 1 ? byFirstName.map(({ member }) => member) : [];
  };
  const found = new Map(starts.flatMap(known).map(({ id, name }) => [id, { id, name }]));
  return [...found.values()];
}
