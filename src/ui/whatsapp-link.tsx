import MessageCircle from 'lucide-react/icons/message-circle';
import { fill } from '../platform/values/format.ts';
import { whatsappUrl } from '../platform/values/telephone.ts';

/** A company's WhatsApp, as its texts have it. */
export interface WhatsAppChat {
  /** Digits only, country code first; absent where the company has no WhatsApp. */
  number: string | undefined;
  label: string;
  /** The first message, which the sender can still change. */
  text: string;
  /** The same for a request that was sent already; holds {reference}. */
  textWithReference: string;
}

interface WhatsAppLinkProps {
  chat: WhatsAppChat;
  /** The request that the chat is about. */
  reference?: string;
  className?: string;
}

/** Opens WhatsApp in a tab of its own, with a first message typed; renders nothing where the company has no WhatsApp. */
export function WhatsAppLink({ chat, reference, className = '' }: WhatsAppLinkProps) {
  if (!chat.number) return null;
  const text = reference ? fill(chat.textWithReference, { reference }) : chat.text;
  return (
    <a
      href={whatsappUrl(chat.number, text)}
      target="_blank"
      rel="noreferrer"
      className={`button button-quiet ${className}`}
    >
      <MessageCircle size={18} aria-hidden />
      {chat.label}
    </a>
  );
}
