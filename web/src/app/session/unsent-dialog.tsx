import { answerAboutUnsent, unsentQuestion } from '../../lib/unsent-question.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Asks before signing out loses words. */
export const UnsentDialog = () => (
  <ConfirmDialog
    open
    onClose={() => answerAboutUnsent(false)}
    title={unsentQuestion.title}
    action={unsentQuestion.leave}
    dismiss={unsentQuestion.stay}
    isBusy={false}
    onConfirm={() => answerAboutUnsent(true)}
  >
    <p>{unsentQuestion.text}</p>
  </ConfirmDialog>
);
