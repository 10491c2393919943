import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';

/** Milliseconds per kind (specification, section 9). The library shows at most twenty toasts. */
const toastOptions = {
  duration: 4000,
  removeDelay: 1000,
  blank: { duration: 4000 },
  error: { duration: 4000 },
  success: { duration: 2000 },
  loading: { duration: Number.POSITIVE_INFINITY },
  custom: { duration: 4000 },
};

/** Stays while a mouse is over it; touches pass through to what is below. */
function ToastCard({ toast }: { toast: Toast }) {
  const Icon = toast.type === 'error' ? CircleAlert : toast.type === 'success' ? CircleCheck : null;
  return (
    <li
      className="toast on-ink pointer-fine:pointer-events-auto flex items-center gap-3 rounded-control border border-hairline px-4 py-3 text-base font-medium text-strong"
      data-visible={toast.visible}
      data-kind={toast.type}
    >
      {Icon && (
        <Icon
          size={20}
          aria-hidden
          className={`shrink-0 ${toast.type === 'error' ? 'text-alert' : 'text-open'}`}
        />
      )}
      <span>{resolveValue(toast.message, toast)}</span>
    </li>
  );
}

/** Renders toasts in custom markup: the library's styles would violate the Content-Security-Policy. */
export function Toaster({ label }: { label: string }) {
  const { toasts, handlers } = useToaster(toastOptions);
  return (
    <div role="status" aria-live="polite" aria-label={label}>
      <ol
        className="toasts pointer-events-none fixed inset-x-gutter z-50 flex flex-col items-start gap-2 lg:items-end"
        onMouseEnter={handlers.startPause}
        onMouseLeave={handlers.endPause}
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ol>
    </div>
  );
}
