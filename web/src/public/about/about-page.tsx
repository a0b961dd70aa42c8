import { measured } from '../../content/measured.ts';
import { supportEmail } from '../../content/owners-copy.ts';
import { Closing } from '../parts/closing.tsx';
import { Edits } from '../parts/edits.tsx';
import { GoalField } from '../parts/goal-field.tsx';
import { StruckIntro } from '../parts/struck-intro.tsx';
import { PageSection } from '../parts/page-section.tsx';

const beliefs = [
  {
    before: 'Trust us',
    after: 'Every addition says why it is there',
    reason: 'If you can see the reason, you can disagree with it.',
  },
  {
    before: 'We fill the gaps for you',
    after: 'Gaps stay visible',
    reason: 'A guess that looks like a fact does the most harm.',
  },
  {
    before: 'More words, better prompt',
    after: 'As short as the tool allows',
    reason: 'Every token has to earn its place.',
  },
  {
    before: 'Your prompts train our product',
    after: 'Your prompts are yours',
    reason: 'They are private until you publish them, and yours to delete.',
  },
];

export function AboutPage() {
  return (
    <>
      <StruckIntro
        struck={{
          text: 'We are passionate about language',
          reason: 'Passion proves nothing. Our principles are below, each with its reason.',
        }}
        title="Your words,"
        added="sharper"
        lead="A whetstone does not cut. It takes what you have and makes it work the way it should. Whetstone does that for a request: it stays yours, only sharper."
      >
        <GoalField />
      </StruckIntro>
      <PageSection title="Why it exists">
        <div className="reading">
          <p>
            People are good at knowing what they want and bad at saying what a machine needs to hear. The
            usual answers are lists of tricks to learn, or a box that rewrites everything and explains
            nothing.
          </p>
          <p>
            An editor works differently. A good editor leaves your sentence alone where it is clear, strikes
            what does nothing, writes in what is missing and puts the reason in the margin. That is the whole
            idea of this product, and why its pages look the way they do.
          </p>
          <p>
            The engine behind it is a set of written rules. It needs no model to work, gives the same prompt
            for the same goal and answers <a href="/status">in milliseconds</a>. Today it writes for{' '}
            <a href="/features">{measured.tools} tools</a>.
          </p>
        </div>
      </PageSection>
      <PageSection layout="wide" title="Our principles">
        <Edits edits={beliefs} beforeLabel="What we don’t say" afterLabel="What we do instead" />
      </PageSection>
      <PageSection id="contact" title="Contact">
        <div className="reading">
          <p>
            Questions, problems, ideas: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. Teams can{' '}
            <a href="/business#demo">request a demo</a>, and the <a href="/status">status page</a> shows how
            the service is doing.
          </p>
        </div>
      </PageSection>
      <Closing title="Try it on your own request.">
        <GoalField />
      </Closing>
    </>
  );
}
