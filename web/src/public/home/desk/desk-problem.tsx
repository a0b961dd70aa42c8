import { StartFree } from '../../parts/start-free.tsx';

export interface DeskRefusal {
  /** What to tell, a sentence or two. */
  text: string;
  /** The visitor asked too often: an account goes on at once. */
  isLimited: boolean;
}

/** Why the desk wrote nothing, with the way on. The sheet below stays as it was. */
export function DeskProblem({ text, isLimited }: DeskRefusal) {
  return (
    <div role="alert" className="desk-problem text-14">
      <p>
        {text} {isLimited && 'With an account, you can keep going right away.'}
      </p>
      {isLimited && <StartFree size="medium" look="secondary" />}
    </div>
  );
}
