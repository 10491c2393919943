import { toast } from 'react-hot-toast/headless';

/** Copies a text and says so. False where the browser does not allow it: no permission, or no secure context. */
export async function copyText(text: string, copied: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  toast.success(copied);
  return true;
}
