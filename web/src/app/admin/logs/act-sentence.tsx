import type { AdminActionPage } from '@whetstone/contract';
import { actionWords, capitalized } from './action-words.ts';
import { detailsInWords } from './details-in-words.ts';

/** What an admin did, to whom and how, in one sentence. */
export function ActSentence({
  action: { action, target, details },
}: {
  action: AdminActionPage['items'][number];
}) {
  const more = detailsInWords(details);
  return (
    <>
      <span className="text-ink">
        {capitalized(actionWords[action])} {target}
      </span>
      {more && <span className="text-mute">: {more}</span>}
    </>
  );
}
