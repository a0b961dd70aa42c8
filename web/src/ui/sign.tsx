const looks = { '❌': 'sign sign-bad', '✅': 'sign' } as const;

export type SignMark = keyof typeof looks;

/** A sign that messages carry as an emoji: drawn in our stroke, for not every device has the letter; copied and read out as it is. */
export const Sign = ({ mark }: { mark: SignMark }) => (
  <span className={looks[mark]}>
    <span className="sr-only">{mark}</span>
  </span>
);

const isMark = (text: string): text is SignMark => text in looks;

/** A sentence whose first letter may be a sign. */
export function Signed({ text }: { text: string }) {
  const [first = ''] = text;
  if (!isMark(first)) return text;
  return (
    <>
      <Sign mark={first} />
      {text.slice(first.length)}
    </>
  );
}
