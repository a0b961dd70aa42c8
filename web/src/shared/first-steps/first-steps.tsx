import { Link } from '@tanstack/react-router';

const linkClasses = 'text-link';

/** Three ways to the first prompt, numbered like notes in a margin. */
export function FirstSteps() {
  const steps = [
    {
      id: 'goal',
      text: (
        <>
          <Link to="/generator" className={linkClasses}>
            Write a goal
          </Link>{' '}
          in about ten words, as if you were telling a colleague.
        </>
      ),
    },
    {
      id: 'library',
      text: (
        <>
          <Link to="/prompt-library" className={linkClasses}>
            Choose a template
          </Link>{' '}
          from the library and fill in its blanks.
        </>
      ),
    },
    {
      id: 'import',
      text: (
        <>
          <Link to="/user-library" className={linkClasses}>
            Bring your own
          </Link>
          : import JSON, CSV or Markdown.
        </>
      ),
    },
  ];
  return (
    <ol className="mt-6 flex max-w-[34rem] flex-col">
      {steps.map(({ id, text }, index) => (
        <li key={id} className="flex gap-4 border-t border-hairline py-3 text-14">
          <span aria-hidden="true" className="w-3 flex-none font-semibold text-mark tabular">
            {index + 1}
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
