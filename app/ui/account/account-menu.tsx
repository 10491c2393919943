import UserRound from 'lucide-react/icons/user-round';
import { toast } from 'react-hot-toast/headless';
import { HeaderLinks, headerEntry } from '../header-links.tsx';
import { HeaderMenu } from '../header-menu.tsx';
import type { AccountMenuWords, MenuEntry } from '../layout-words.ts';
import { LogOut } from './log-out.tsx';
import { useAccountName } from './signed-in.ts';
import { useGoLater } from './use-go-later.ts';

interface AccountMenuProps {
  words: AccountMenuWords;
  entries: MenuEntry[];
}

/** The avatar of who is signed in, with their name, their pages and the way out, which leads home a second later. */
export function AccountMenu({ words, entries }: AccountMenuProps) {
  const name = useAccountName();
  const goLater = useGoLater();
  const avatar = (
    <span className="grid size-9 place-items-center rounded-full border border-outline text-strong">
      <UserRound size={19} aria-hidden />
    </span>
  );
  return (
    <HeaderMenu name="account" face={avatar} label={words.label} className="signed-in -mr-3">
      {(leave) => (
        <>
          <div className="border-b border-hairline px-3.5 pt-2 pb-3">
            <p className="label">{words.label}</p>
            <p className="mt-1 font-medium text-strong" suppressHydrationWarning>
              {name}
            </p>
          </div>
          <HeaderLinks entries={entries} onChoose={leave} />
          <LogOut
            words={words}
            className={headerEntry}
            onDone={(message) => {
              toast.success(message);
              // The menu that held the focus is gone.
              document.getElementById('content')?.focus({ preventScroll: true });
              goLater('/');
            }}
          />
        </>
      )}
    </HeaderMenu>
  );
}
