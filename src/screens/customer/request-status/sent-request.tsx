import { Fragment } from 'react';
import type { AttachmentRef } from '#platform/files/attachment-input.ts';
import { FactList } from '#ui/fact-list.tsx';
import { Files } from './conversation.tsx';

interface SentRequestProps {
  /** Empty for a message, which the conversation begins with. */
  summary: string[];
  answers: { title: string; fields: { name: string; label: string; value: string }[] }[];
  files: AttachmentRef[];
  filesPath: string;
  /** True once staff have corrected the request. */
  isCorrected: boolean;
  strings: { sentAll: string; corrected: { note: string; all: string } };
}

/** Summary of the request in six lines; every answer and the files are folded. */
export function SentRequest({ summary, answers, files, filesPath, isCorrected, strings }: SentRequestProps) {
  return (
    <>
      {isCorrected && (
        <p className="measure mb-2 border-l-2 border-outline pl-3 text-small">{strings.corrected.note}</p>
      )}
      {summary.length > 0 && (
        <ul className="tabular text-strong">
          {summary.map((line) => (
            <li key={line} className="wrap-anywhere first:font-medium">
              {line}
            </li>
          ))}
        </ul>
      )}
      <details className="disclosure mt-1">
        <summary className="link w-fit py-1">{isCorrected ? strings.corrected.all : strings.sentAll}</summary>
        <div className="pt-3">
          {answers.map(({ title, fields }) => (
            <Fragment key={title}>
              {title && <h3 className="mt-6 mb-2 font-semibold text-strong">{title}</h3>}
              <FactList
                className="sm:grid sm:grid-cols-2 sm:gap-x-8"
                facts={fields.map(({ name, label, value }) => ({
                  label,
                  value:
                    name === 'attachments' ? (
                      <Files files={files} path={filesPath} />
                    ) : (
                      <span className="whitespace-pre-line">{value}</span>
                    ),
                }))}
              />
            </Fragment>
          ))}
        </div>
      </details>
    </>
  );
}
