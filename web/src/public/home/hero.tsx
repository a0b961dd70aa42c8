import { planOf } from '@whetstone/contract/plans';
import { Desk, type DeskProps } from './desk/desk.tsx';
import { Platforms } from './platforms.tsx';

/** What it is, for which tools, and the thing itself, in one screen. */
export function Hero(desk: DeskProps) {
  return (
    <section className="hero mx-auto max-w-[1200px] px-4 sm:px-6">
      <div className="hero-words">
        <h1 className="display text-44 sm:text-68">
          Say it plainly.
          <br />
          Send it sharp.
        </h1>
        <p className="text-16 text-body sm:text-18">
          Type what you want. Whetstone asks the questions that matter and writes the prompt to paste into
          ChatGPT, Claude, Midjourney or Cursor.
        </p>
        <p className="text-13 text-mute">{`${planOf('free').monthlyPrompts} prompts a month, no credit card.`}</p>
      </div>
      <Desk {...desk} />
      <Platforms />
    </section>
  );
}
