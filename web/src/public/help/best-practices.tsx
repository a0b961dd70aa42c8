import { Sample } from '../parts/sample.tsx';

export const bestPractices = (
  <>
    <h3>Give facts, not adjectives</h3>
    <p>A date, a name or a number changes the answer. “Good” does not.</p>
    <Sample>
      <del>make it short and engaging</del> <ins>80 words, opens with the price</ins>
    </Sample>
    <h3>Say who reads it</h3>
    <p>“For first-time customers” shapes the writing more than a page of style rules.</p>
    <h3>Leave gaps open</h3>
    <p>
      If you do not know a fact yet, leave it blank and fill it in later, below the prompt. Whetstone never
      makes up what you leave blank.
    </p>
    <h3>One deliverable at a time</h3>
    <p>Two requests in one goal compete. Make two prompts.</p>
  </>
);
