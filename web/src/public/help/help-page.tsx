import { supportEmail } from '../../content/owners-copy.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { CasePart } from '../parts/cases/case-part.tsx';
import type { WrittenCase } from '../parts/cases/write-case.ts';
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
  {
    id: 'getting-started',
    title: 'Getting started',
    about: 'How to read the marks',
    text: gettingStarted,
  },
  {
    id: 'content-prompter',
    title: 'Content Prompter',
    about: 'Industry and specialty',
    text: contentPrompter,
  },
  {
    id: 'visual-prompter',
    title: 'Visual Prompter',
    about: 'Styles, variations',
    text: visualPrompter,
  },
  {
    id: 'code-prompter',
    title: 'Code Prompter',
    about: 'Project type, options',
    text: codePrompter,
  },
  {
    id: 'context-cards',
    title: 'Context cards',
    about: 'Make a card',
    text: contextCards,
  },
  {
    id: 'managing-prompts',
    title: 'Managing prompts',
    about: 'Import and export',
    text: managingPrompts,
  },
  { id: 'best-practices', title: 'Best practices', about: 'Give facts, not adjectives', text: bestPractices },
  {
    id: 'troubleshooting',
    title: 'Troubleshooting',
    about: 'My prompts are not saving',
    text: troubleshooting,
  },
  {
    id: 'faq',
    title: 'FAQ',
    about: 'What counts as one prompt?',
    text: <Questions questions={helpQuestions} />,
  },
];

/** Topics are folded, so that all of them are seen at once; search and links open what they lead to. */
export function HelpPage({ prices }: { prices: WrittenCase }) {
  return (
    <>
      <PageIntro
        title="Help"
        lead="What each screen does, and what to do when something goes wrong."
        aside={
          <div className="desk">
            <CasePart {...prices} />
          </div>
        }
      >
        <HelpSearch />
        <a href={`mailto:${supportEmail}`} className={buttonClasses('secondary', 'large')}>
          Contact Support
        </a>
      </PageIntro>
      <div className="topics questions mx-auto max-w-[1200px] px-4 pb-24 sm:px-6">
        {topics.map(({ id, title, about, text }) => (
          <details key={id} id={id}>
            <summary>
              <h2 className="display text-28">{title}</h2>
              <p>{about}</p>
            </summary>
            <div className="reading">{text}</div>
          </details>
        ))}
      </div>
    </>
  );
}
