import { planOf } from '@whetstone/contract/plans';
import { StartFree } from '../parts/start-free.tsx';
import { Desk, type DeskProps } from './desk/desk.tsx';
import { Platforms } from './platforms.tsx';

/** What it is, for which tools, and the thing itself, in one screen. */
export function Hero(desk: DeskProps) {
  return (
    <section className="mx-auto flex max-w-[1200px] flex-col px-4 pt-12 pb-16 sm:px-6 lg:pb-24">
      <div className="grid items-end gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_30rem]">
        <h1 className="display text-44 sm:text-68">
          Say it plainly.
          <br />
          Send it sharp.
        </h1>
        <div>
          <p className="text-18 text-body">
            Type a rough request. Whetstone asks what a good answer depends on and writes the prompt, for
            ChatGPT, Claude, Midjourney, Cursor and other AI tools, with a reason beside every line.
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-4">
            <StartFree size="medium" look="secondary" />
            <span className="text-13 text-mute signed-in:hidden">
              {planOf('free').monthlyPrompts} prompts a month, no card. Or try it here.
            </span>
          </div>
        </div>
      </div>
      <Platforms />
      <Desk {...desk} />
    </section>
  );
}
