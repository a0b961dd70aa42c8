import { describeError } from '../../../lib/api/describe-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportRows } from './import-rows.tsx';
import { ImportSeen } from './import-seen.tsx';
import { counted } from './import-words.ts';
import { PastImports } from './past-imports.tsx';
import { PublishChoice } from './publish-choice.tsx';
import { useImport } from './use-import.ts';

/** Fewer rows are there before anybody reads how many. */
const shownFrom = 500;

/** Adds the prompts of files after showing what would happen: nothing is written until the last button. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { report, question, rows, setRows, error, isReading, isStale, isAdding, ...act } = useImport(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      size={report ? 'wide' : 'form'}
      title="Import prompts"
      asksToClose={isAdding}
    >
      {error && <MessageBox look="bad">{describeError(error)}</MessageBox>}
      {!report && !isReading && (
        <>
          <PastImports />
          <ChooseFiles isBusy={isReading} onFiles={(files) => act.ask({ files })} />
        </>
      )}
      {isReading && <output className="text-14 text-mute">Reading…</output>}
      {question && report && (
        <div className={`flex flex-col gap-6 ${isStale ? 'opacity-60' : ''}`}>
          <ImportSeen report={report} question={question} onChange={act.askAgain} />
          <ImportColumns
            report={report}
            onTarget={(column, target) =>
              act.askAgain({ columns: { ...question.columns, [column]: target } })
            }
            onHeads={(has_heads) => act.askAgain({ has_heads, columns: undefined })}
          />
          <ImportRows items={report.items} chosen={rows} onChoose={setRows} />
          <PublishChoice count={act.publicOnes} isOn={act.publishes} onSwitch={act.setPublishes} />
          {isAdding && rows.size > shownFrom && <ImportProgress total={rows.size} />}
          <div className="dialog-foot">
            <Button onClick={act.startOver}>Choose other files</Button>
            <Button
              look="primary"
              busy={isAdding || isReading}
              disabled={rows.size === 0 || (isStale && !isReading)}
              onClick={act.add}
            >
              {`Add ${counted(rows.size, 'prompt')}`}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
