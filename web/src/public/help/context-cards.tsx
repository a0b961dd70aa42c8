import { cardLimits, rememberedLimits } from '@whetstone/contract/limits';

export const contextCards = (
  <>
    <p>
      Use Context to save lasting facts about you, your business, an audience, a voice or a project. Cards are
      optional.
    </p>
    <h3>Make a card</h3>
    <p>
      Write one sentence, such as “I run a tea shop in Portland with two employees.” It is split into fields
      for you to edit and confirm. Or open an empty card and fill in what you like. You can have up to{' '}
      {cardLimits.count} cards. Each keeps its last {cardLimits.versions} versions, and no device silently
      overwrites changes made on another.
    </p>
    <h3>What is used</h3>
    <p>
      Your cards appear above the goal; click one, or press <kbd>Alt</kbd> and its number, to turn it on or
      off. A line from a card goes into the prompt only if your goal calls for it, or if it answers a question
      the goal leaves open. It keeps your words and shows the card’s name; “Take out” removes it from this
      prompt. Below the cards, you can see what was left out and add it. On each card, you choose where it
      turns on automatically: in a prompter or for a folder.
    </p>
    <h3>A voice</h3>
    <p>
      On a voice card, paste three to five samples of your writing. Your browser analyzes sentence length,
      formality, word choice and punctuation to fill in the fields; the samples are not kept.
    </p>
    <h3>Answers from last time</h3>
    <p>
      When you copy a prompt, Whetstone remembers the answers you wrote in your own words. An answer you gave
      for {rememberedLimits.offeredAfter} goals is offered again as “Same as last time.” Under Context, you
      can edit an answer, put it on a card, or make Whetstone forget it.
    </p>
    <h3>Move your cards</h3>
    <p>Under “More,” “Export cards” saves a file that “Import cards” loads, here or in another account.</p>
  </>
);
