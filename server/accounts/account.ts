/** An account, as its owner sees it. */
export interface Account {
  id: string;
  name: string;
  /** Also the username; in lower case. */
  email: string;
  emailVerified: boolean;
}
