import { buttonClasses } from '../../../ui/button-classes.ts';
import { type AskingDesk, useModelQuestions } from './use-model-questions.ts';

interface ModelQuestionsProps {
  desk: AskingDesk;
  name: string;
}

/** Below the questions: whose they are, or the way to the model's. */
export function ModelQuestions({ desk, name }: ModelQuestionsProps) {
  const { hasAsked, isAsking, isFailed, isThrough, note, ask } = useModelQuestions(desk);
  if (hasAsked) return <p>Asked by {name}.</p>;
  if (isAsking) return <p>{name} is thinking of questions for this goal.</p>;
  if (isThrough) return <p>{note ?? `${name} has nothing to ask.`}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <button type="button" className={buttonClasses('link', 'text')} onClick={ask}>
        Get questions from {name}
      </button>
      {isFailed && <span>It could not be reached. Try again.</span>}
    </p>
  );
}
