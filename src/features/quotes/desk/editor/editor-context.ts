import { createContext, use } from 'react';
import type { DraftProblems } from './editor-model.ts';
import type { EditorAction } from './editor-state.ts';

export interface EditorContextValue {
  change: (action: EditorAction) => void;
  problems: DraftProblems;
}

export const EditorContext = createContext<EditorContextValue | null>(null);

export function useEditor(): EditorContextValue {
  const editor = use(EditorContext);
  if (!editor) throw new Error('A part of the quote editor stands outside of it.');
  return editor;
}
