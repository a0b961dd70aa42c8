import { useMutation } from '@tanstack/react-query';
import type { PromptReport } from '@whetstone/contract';
import { useId, useRef, useState } from 'react';
import { describeError } from '../../lib/api/describe-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { SelectField } from '../../ui/select-field.tsx';

const reasons = [
  { value: 'spam', label: 'Spam or advertising' },
  { value: 'harmful', label: 'Harmful' },
  { value: 'copyright', label: 'Someone else’s work' },
  { value: 'personal_data', label: 'Personal data' },
  { value: 'other', label: 'Something else' },
] as const satisfies readonly { value: PromptReport['reason']; label: string }[];

export interface ReportFormProps {
  /** What is reported, as a word in a sentence. */
  what: string;
  send: (report: PromptReport) => Promise<{ reported: boolean }>;
}

/** Tells the admins about something that is public; they read it and decide. */
export function ReportForm({ what, send }: ReportFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState<PromptReport['reason']>();
  const [isAsked, setIsAsked] = useState(false);
  const isMissing = isAsked && !reason;
  const [note, setNote] = useState('');
  const noteId = useId();
  const reasonId = useId();
  const form = useRef<HTMLFormElement>(null);
  const report = useMutation({ mutationFn: send });
  return (
    <>
      <Button look="quiet" size="small" className="ml-auto" onClick={() => setIsOpen(true)}>
        Report
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={`Report this ${what}`}>
        <div className="instead contents">
          {report.data ? (
            <>
              <MessageBox look="done">
                {report.data.reported
                  ? 'Thank you. An admin will review it.'
                  : `You already reported this ${what}. An admin will review it.`}
              </MessageBox>
              <div className="dialog-foot">
                <Button onClick={() => setIsOpen(false)}>Done</Button>
              </div>
            </>
          ) : (
            <form
              ref={form}
              className="flex flex-col gap-6"
              onSubmit={(event) => {
                event.preventDefault();
                setIsAsked(true);
                if (!reason) form.current?.querySelector('select')?.focus();
                else if (!report.isPending) report.mutate({ reason, note });
              }}
            >
              <div className="labeled">
                <SelectField
                  label="What’s wrong?"
                  value={reason ?? ''}
                  options={[{ value: '', label: 'Choose a reason' }, ...reasons]}
                  aria-invalid={isMissing || undefined}
                  aria-describedby={isMissing ? reasonId : undefined}
                  onChoose={(value) => setReason(reasons.find((one) => one.value === value)?.value)}
                />
                {isMissing && (
                  <p id={reasonId} className="field-error">
                    Choose a reason.
                  </p>
                )}
              </div>
              <div className="labeled">
                <label htmlFor={noteId}>Details for the admins (optional)</label>
                <textarea
                  id={noteId}
                  rows={3}
                  maxLength={1000}
                  value={note}
                  onChange={(event) => setNote(event.target.value)}
                  className="field px-3 py-2 text-14"
                />
              </div>
              {report.error && <MessageBox look="bad">{describeError(report.error)}</MessageBox>}
              <div className="dialog-foot">
                <Button onClick={() => setIsOpen(false)}>Cancel</Button>
                <Button type="submit" look="primary" busy={report.isPending}>
                  Send report
                </Button>
              </div>
            </form>
          )}
        </div>
      </Dialog>
    </>
  );
}
