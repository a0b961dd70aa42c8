import type { SiteData } from '../../shared/island-data/site.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { BySession } from '../parts/by-session.tsx';
import { StartFree } from '../parts/start-free.tsx';
import { type Prompter, prompters } from './prompter-texts.ts';

/** Three tabs that are radio buttons, so that they work without a script. */
export function Prompters() {
  return (
    <div className="choices">
      <fieldset className="flex flex-wrap gap-1 border-b border-hairline pb-3">
        <legend className="sr-only">Prompter</legend>
        {prompters.map(({ id, tab }) => (
          <label key={id} className="desk-tab">
            <input
              type="radio"
              name="choice"
              id={`choice-${id}`}
              defaultChecked={id === 'content'}
              className="sr-only"
            />
            {tab}
          </label>
        ))}
      </fieldset>
      {prompters.map((prompter) => (
        <PrompterChoice key={prompter.id} {...prompter} />
      ))}
    </div>
  );
}

function PrompterChoice({ id, headline, description, benefits, uses, metrics, start }: Prompter) {
  return (
    <section aria-label={headline} className={`choice choice-${id} gap-x-16 gap-y-8 pt-12 lg:grid-cols-2`}>
      <div>
        <h3 className="display text-20 sm:text-28">{headline}</h3>
        <p className="mt-4 max-w-[52ch] text-16 text-body">{description}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <StartFree label={start} />
          <BySession
            visitor={
              <a
                href="/?auth=sign-up"
                {...({ 'data-open': 'sign-up' } satisfies SiteData)}
                className={buttonClasses('secondary', 'large')}
              >
                Get Started Today
              </a>
            }
          />
        </div>
      </div>
      <div className="flex flex-col gap-8">
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit} className="border-t border-hairline py-3 text-16 text-ink">
              {benefit}
            </li>
          ))}
        </ul>
        <p className="text-14 text-mute">{`Used for ${uses.join(', ')}.`}</p>
        <ul className="flex gap-8">
          {metrics.map(({ figure, text }) => (
            <li key={text} className="text-13 text-mute">
              <span className="block display text-28 tabular">{figure}</span>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
