import { useEffect, useRef } from 'react';

interface EditorKeys {
  undo: () => void;
  redo: () => void;
  send: () => void;
}

/** Binds undo and redo across fields, and Ctrl+Enter (⌘ on Apple systems) to send. Inactive in dialogs. */
export function useEditorKeys(keys: EditorKeys): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isCommand || event.isComposing || document.querySelector('dialog[open]')) return;
      const key = event.key.toLowerCase();
      if (key === 'z') current.current[event.shiftKey ? 'redo' : 'undo']();
      else if (key === 'y' && !event.shiftKey) current.current.redo();
      else if (key === 'enter') current.current.send();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
