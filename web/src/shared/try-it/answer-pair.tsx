import { isPicture } from '@whetstone/contract/picture';

export interface NamedAnswer {
  readonly name: string;
  readonly text: string;
}

/** Two answers at equal width and height; one below the other where there is no room for both. */
export const AnswerPair = ({ answers }: { answers: readonly [NamedAnswer, NamedAnswer] }) => (
  <div className="@container">
    <div className="grid gap-4 @xl:grid-cols-2">
      {answers.map(({ name, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the first and the second, whatever they are called
        <section key={index} aria-label={name} className="flex min-w-0 flex-col gap-2">
          <p className="text-13 font-medium text-ink">{name}</p>
          <div
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
            tabIndex={0}
            className="max-h-96 min-h-24 flex-1 overflow-y-auto rounded-card border border-hairline bg-surface px-4 py-3 text-14 whitespace-pre-wrap wrap-anywhere text-body"
          >
            {isPicture(text) ? <img src={text} alt={name} className="mx-auto max-h-full" /> : text}
          </div>
        </section>
      ))}
    </div>
  </div>
);
