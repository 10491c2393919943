import type { StaffRole } from '../../../contract/staff-member.ts';

export type DeskPage =
  | 'inbox'
  | 'kyc'
  | 'feedback'
  | 'people'
  | 'replies'
  | 'figures'
  | 'staff'
  | 'connections'
  | 'account';

/** The words of the frame around the desk's pages. */
export interface DeskFrameWords {
  skipToContent: string;
  title: string;
  navigation: string;
  menu: string;
  close: string;
  signOut: string;
  toSite: string;
  overdue: string;
  roles: Record<StaffRole, string>;
  pages: Record<DeskPage, string>;
  keys: {
    title: string;
    close: string;
    /** Turns the shortcuts of a single key off and on. */
    single: string;
    singleHelp: string;
    notChanged: string;
    list: { keys: string[]; does: string }[];
  };
}
