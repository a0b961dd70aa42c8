import { realResults } from '../../../content/owners-copy.ts';
import { CaseSheet } from './case-sheet.tsx';
import { RealResultBeside } from './real-result.tsx';
import type { WrittenCase } from './write-case.ts';

/** Cases told whole, one below the other; with real answers where the owner has given them. */
export const Cases = ({
  cases,
  results = realResults,
}: {
  cases: readonly WrittenCase[];
  results?: typeof realResults;
}) => (
  <ol className="flex flex-col gap-16">
    {cases.map((written) => {
      const result = results.find(({ caseId }) => caseId === written.id);
      return (
        <li key={written.id}>
          <p className="text-13 text-mute">{written.use}</p>
          <h3 className="mt-1 mb-4 display text-28">{written.title}</h3>
          <CaseSheet written={written}>{result && <RealResultBeside {...result} />}</CaseSheet>
        </li>
      );
    })}
  </ol>
);
