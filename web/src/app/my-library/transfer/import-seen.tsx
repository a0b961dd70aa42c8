import type { ImportFormat, ImportReport, TextEncoding } from '@whetstone/contract';
import { textEncodings } from '@whetstone/contract/import-kinds';
import { SelectField } from '../../../ui/select-field.tsx';
import { formatNames, readings } from './format-names.ts';
import { fileWords } from './import-words.ts';
import type { Question } from './use-import.ts';

interface ImportSeenProps {
  report: ImportReport;
  question: Question;
  onChange: (change: Partial<Question>) => void;
}

const shownFiles = 6;
const asSeen = '';

/** What was seen of the files, how it can be read otherwise, and what of them is left out. */
export function ImportSeen({ report, question, onChange }: ImportSeenProps) {
  const { files, notes } = report;
  const guessed = files.some(({ is_guess }) => is_guess);
  const isBytes = question.files.some(({ base64 }) => base64 !== undefined);
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label="Files" className="text-13 wrap-anywhere text-body">
        {[...new Set(files.map(fileWords))].slice(0, shownFiles).map((words) => (
          <li key={words}>{words}</li>
        ))}
        {files.length > shownFiles && <li className="text-mute">and {files.length - shownFiles} more</li>}
      </ul>
      {guessed && (
        <p className="text-13 text-ink">
          The encoding is a guess. If accents look wrong below, choose another.
        </p>
      )}
      {notes.length > 0 && (
        <ul aria-label="Notes" className="list-disc pl-5 text-13 wrap-anywhere text-body">
          {[...new Set(notes)].map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <div className="grid gap-4 sm:flex">
        <SelectField
          label="Read as"
          size="small"
          value={question.format ?? asSeen}
          options={[
            {
              value: asSeen,
              label: `Detected${files.length === 1 ? `: ${formatNames[files[0]?.format ?? 'json']}` : ''}`,
            },
            ...readings.map((format) => ({ value: format, label: formatNames[format] })),
          ]}
          onChoose={(format) =>
            onChange({
              format: format === asSeen ? undefined : (format as ImportFormat),
              columns: undefined,
              has_heads: undefined,
            })
          }
        />
        {isBytes && (
          <SelectField
            label="Encoding"
            size="small"
            value={question.encoding ?? asSeen}
            options={[
              {
                value: asSeen,
                label: `Detected: ${[...new Set(files.map(({ encoding }) => encoding))].join(', ')}`,
              },
              ...textEncodings.map((encoding) => ({ value: encoding, label: encoding })),
            ]}
            onChoose={(encoding) =>
              onChange({ encoding: encoding === asSeen ? undefined : (encoding as TextEncoding) })
            }
          />
        )}
      </div>
    </div>
  );
}
