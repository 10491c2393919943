import WifiOff from 'lucide-react/icons/wifi-off';
import { useOnline } from '../use-online.ts';

/** Says that the browser has no network, and that nothing typed is lost. */
export function OfflineNote({ text }: { text: string }) {
  const online = useOnline();
  return (
    <p role="status" className="text-small">
      {!online && (
        <span className="flex items-start gap-2 font-medium text-strong">
          <WifiOff size={18} aria-hidden className="mt-0.5 shrink-0" />
          {text}
        </span>
      )}
    </p>
  );
}
