import type { AdminActionPage } from '@whetstone/contract';
import { planOf } from '@whetstone/contract/plans';
import { actionWords, capitalized } from './action-words.ts';
import { detailsInWords } from './details-in-words.ts';

/** What an admin did, to whom and how, in one sentence; a plan that gave way to another is struck. */
export function ActSentence({
  action: { action, target, details },
}: {
  action: AdminActionPage['items'][number];
}) {
  const { from, to } = details;
  const was = typeof from === 'string' && from !== to ? planOf(from).name : undefined;
  const [is = '', ...rest] = detailsInWords(was ? { ...details, from: undefined } : details).split(/(?=, )/);
  return (
    <>
      <span className="text-ink">
        {capitalized(actionWords[action])} {target}
      </span>
      {is && (
        <span className="text-mute">
          :{' '}
          {was ? (
            <>
              <del className="mark-removed">{was}</del> <ins className="mark-added">{is}</ins>
            </>
          ) : (
            is
          )}
          {rest}
        </span>
      )}
    </>
  );
}
