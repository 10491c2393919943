import Wifi from 'lucide-react/icons/wifi';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useState } from 'react';
import { useOnline } from '../use-online.ts';
import type { FormStrings } from './use-submission.ts';

/** Says that the browser has no network and that nothing typed is lost, and then that the network is back. */
export function OfflineNote({ strings }: { strings: Pick<FormStrings, 'offline' | 'online'> }) {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!online) setWasOffline(true);
  }, [online]);
  const Icon = online ? Wifi : WifiOff;
  return (
    <p role="status" className="text-small">
      {(!online || wasOffline) && (
        <span className="flex items-start gap-2 font-medium text-strong">
          <Icon size={18} aria-hidden className="mt-0.5 shrink-0" />
          {online ? strings.online : strings.offline}
        </span>
      )}
    </p>
  );
}
