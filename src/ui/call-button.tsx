import Phone from 'lucide-react/icons/phone';
import { copyText } from './copy-button.tsx';

interface CallButtonProps {
  /** Formatted as in the settings: +1 346 555 0142. */
  phone: string;
  label: string;
  /** Toast after copying. */
  copied: string;
  /** Copies the number without its plus sign. */
  withoutPlus?: boolean;
  className?: string;
}

/**
 * Copies the phone number and shows a toast; on a touch screen it also calls. Without scripts it is a telephone link. A
 * press before hydration is repeated (`data-replay`, src/before-hydration/).
 */
export function CallButton({
  phone,
  label,
  copied,
  withoutPlus = false,
  className = 'button-quiet',
}: CallButtonProps) {
  const number = phone.replaceAll(' ', '');
  const call = () => {
    location.href = `tel:${number}`;
  };
  const copy = async () => {
    const isCopied = await copyText(withoutPlus ? number.slice(1) : number, copied);
    if (!isCopied || matchMedia('(pointer: coarse)').matches) call();
  };
  const face = (
    <>
      <Phone size={18} aria-hidden />
      {label}
    </>
  );
  return (
    <>
      <button type="button" className={`scripted button ${className}`} onClick={copy} data-replay>
        {face}
      </button>
      <a className={`unscripted button ${className}`} href={`tel:${number}`}>
        {face}
      </a>
    </>
  );
}
