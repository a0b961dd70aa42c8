import { realResults } from '../../../content/owners-copy.ts';
import { CaseSheet } from './case-sheet.tsx';
import { RealResultBeside } from './real-result.tsx';
import type { WrittenCase } from './write-case.ts';

/** Cases told whole, one below the other; on a phone side by side to swipe, all of one height until a more is asked for. With real answers where the owner has given them. */
export const Cases = ({
  cases,
  results = realResults,
}: {
  cases: readonly WrittenCase[];
  results?: typeof realResults;
}) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls on a phone must be reached by keys
  <ol className="cases" tabIndex={0}>
    {cases.map((written, index) => {
      const result = results.find(({ caseId }) => caseId === written.id);
      return (
        <li key={written.id}>
          <p className="flex justify-between text-13 text-mute">
            {written.use}
            <span className="sm:hidden">
              {index + 1} of {cases.length}
            </span>
          </p>
          <h3 className="mt-1 mb-4 display text-28">{written.title}</h3>
          <CaseSheet written={written}>
            {result && <RealResultBeside {...result} />}
            <label className="mx-auto my-4 chip offer sm:hidden">
              <input type="checkbox" className="sr-only" />
              Show
            </label>
          </CaseSheet>
        </li>
      );
    })}
  </ol>
);
