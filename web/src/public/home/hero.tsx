import { planOf } from '@whetstone/contract/plans';
import { StartFree } from '../parts/start-free.tsx';
import { Desk, type DeskProps } from './desk/desk.tsx';

export function Hero(desk: DeskProps) {
  return (
    <section className="mx-auto max-w-[1200px] px-4 pt-16 pb-24 sm:px-6 lg:pt-20">
      <div className="grid items-end gap-8 pb-12 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <h1 className="hero-title display">
          Say it plainly.
          <br />
          Send it sharp.
        </h1>
        <div>
          <p className="text-18 text-body sm:text-20">
            Type what you want. Whetstone asks what a specialist would ask, with answers to press, and hands
            you a prompt made for the tool you use: ChatGPT, Midjourney, Cursor and more.
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-4">
            <StartFree />
            <span className="text-13 text-mute signed-in:hidden">
              {planOf('free').monthlyPrompts} prompts a month, no card.
            </span>
          </div>
        </div>
      </div>
      <Desk {...desk} />
    </section>
  );
}
