let passwords: Promise<Set<string>> | null = null;

async function load(): Promise<Set<string>> {
  const { default: text } = await import('./common-passwords.txt?raw');
  return new Set(text.trimEnd().split('\n'));
}

/**
 * Tells whether a password is one of the 17,950 most common ones of eight characters or more, whatever its case. The
 * list is read when it is first needed.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  passwords ??= load();
  return (await passwords).has(password.toLowerCase());
}
