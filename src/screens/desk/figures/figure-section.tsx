import type { ComponentProps, ReactNode } from 'react';
import { FigureList } from '#ui/desk/charts.tsx';

interface FigureSectionProps {
  id: string;
  title: string;
  text: string;
  figures: ComponentProps<typeof FigureList>['figures'];
  children: ReactNode;
}

/** Section of the figures page: a heading, its text, a row of figures and their details. */
export function FigureSection({ id, title, text, figures, children }: FigureSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-hairline pt-6">
      <h2 id={id} className="text-[1.125rem]">
        {title}
      </h2>
      <p className="max-w-[72ch] text-muted">{text}</p>
      <div className="py-5">
        <FigureList figures={figures} label={title} isRow />
      </div>
      {children}
    </section>
  );
}
