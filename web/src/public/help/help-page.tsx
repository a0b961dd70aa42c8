import { supportEmail } from '../../content/owners-copy.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { Capture } from '../parts/capture.tsx';
import { Contents } from '../parts/contents.tsx';
import { PageIntro } from '../parts/page-intro.tsx';
import { Questions } from '../parts/questions.tsx';
import { bestPractices } from './best-practices.tsx';
import { contextCards } from './context-cards.tsx';
import { codePrompter } from './code-prompter.tsx';
import { contentPrompter } from './content-prompter.tsx';
import { gettingStarted } from './getting-started.tsx';
import { helpQuestions } from './help-questions.ts';
import { HelpSearch } from './help-search.tsx';
import { managingPrompts } from './managing-prompts.tsx';
import { troubleshooting } from './troubleshooting.tsx';
import { visualPrompter } from './visual-prompter.tsx';

const topics = [
  { id: 'getting-started', title: 'Getting started', text: gettingStarted },
  { id: 'content-prompter', title: 'Content Prompter', text: contentPrompter },
  { id: 'visual-prompter', title: 'Visual Prompter', text: visualPrompter },
  { id: 'code-prompter', title: 'Code Prompter', text: codePrompter },
  { id: 'context-cards', title: 'Context cards', text: contextCards },
  { id: 'managing-prompts', title: 'Managing prompts', text: managingPrompts },
  { id: 'best-practices', title: 'Best practices', text: bestPractices },
  { id: 'troubleshooting', title: 'Troubleshooting', text: troubleshooting },
];

export function HelpPage() {
  return (
    <>
      <PageIntro
        title="Help"
        lead="How to get from a request to a prompt, what each screen does, and what to do when something goes wrong."
        aside={
          <Capture
            name="help-result"
            width={512}
            height={392}
            alt="A prompt: the request, three lines picked, their reasons"
            says="Lines 1 to 3 were picked; each number leads to its reason."
          />
        }
      >
        <HelpSearch />
        <a href={`mailto:${supportEmail}`} className={buttonClasses('secondary', 'large')}>
          Contact Support
        </a>
      </PageIntro>
      <div className="lg:border-t lg:border-hairline">
        <div className="mx-auto grid max-w-[1200px] gap-x-16 gap-y-8 px-4 pb-16 sm:px-6 lg:pt-16 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <div className="max-lg:contents">
            <Contents items={[...topics, { id: 'faq', title: 'FAQ' }]} />
          </div>
          <div className="flex flex-col gap-16">
            {topics.map(({ id, title, text }) => (
              <section key={id} id={id}>
                <h2 className="mb-6 display text-28">{title}</h2>
                <div className="reading">{text}</div>
              </section>
            ))}
            <section id="faq">
              <h2 className="mb-6 display text-28">FAQ</h2>
              <Questions questions={helpQuestions} />
            </section>
          </div>
        </div>
      </div>
    </>
  );
}
