import { createContext, use } from 'react';
import type { DraftProblems } from './editor-model.ts';
import type { EditorAction } from './editor-state.ts';

export interface EditorContextValue {
  change: (action: EditorAction) => void;
  problems: DraftProblems;
  /** Ids of the lines whose details are open. */
  opened: ReadonlySet<string>;
  open: (lineId: string, isOpen: boolean) => void;
}

export const EditorContext = createContext<EditorContextValue | null>(null);

export function useEditor(): EditorContextValue {
  const editor = use(EditorContext);
  if (!editor) throw new Error('A part of the quote editor stands outside of it.');
  return editor;
}
