/** Encrypts the data of servers and desks in tests; without it, a key would be made in the folder of the data. */
export const testSecret = 'a secret of forty characters, for tests.';
