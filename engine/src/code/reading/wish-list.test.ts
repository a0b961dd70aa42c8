import { describe, expect, it } from 'vitest';
import { stemOf } from './inflect.ts';
import { readWishList } from './wish-list.ts';

const noTask = (): boolean => false;
const textsOf = (sentence: string): readonly string[] | undefined =>
  readWishList(sentence, noTask)?.abilities.map(({ text }) => text);

describe('readWishList', () => {
  it('reads what users should be able to do', () => {
    expect(textsOf('Users should be able to book a lane and cancel a booking.')).toEqual([
      'book a lane',
      'cancel a booking',
    ]);
    expect(textsOf('Visitors can browse boats, and rent boats.')).toEqual(['browse boats', 'rent boats']);
  });

  it('reads a list of functions, as deeds or as parts', () => {
    const deeds = readWishList(
      'The app should have functionalities for adding trips and sharing trips.',
      noTask,
    );
    expect(deeds?.abilities).toMatchObject([
      { verb: 'add', gerund: true, text: 'adding trips' },
      { verb: 'share', gerund: true, text: 'sharing trips' },
    ]);
    expect(
      readWishList('The site should have features such as a map, a calendar, and news.', noTask)?.parts,
    ).toBe('a map, a calendar, and news');
  });

  it('names the actor where the goal does, and no actor for users in general', () => {
    expect(readWishList('Landlords should be able to upload contracts.', noTask)?.abilities[0]?.actor).toBe(
      'Landlords',
    );
    expect(
      readWishList('The users should be able to upload contracts.', noTask)?.abilities[0]?.actor,
    ).toBeUndefined();
  });

  it('reads plain deeds of people', () => {
    const list = readWishList('Learners take lessons and share notes.', noTask);
    expect(list?.abilities.map(({ actor, text }) => [actor, text])).toEqual([
      ['Learners', 'take lessons'],
      ['Learners', 'share notes'],
    ]);
    expect(readWishList('Orders close at noon.', noTask)).toBeUndefined();
  });

  it('knows every verb that a clause begins with', () => {
    expect(readWishList('Users can browse and buy seeds.', noTask)?.abilities[0]?.verbs).toEqual([
      'browse',
      'buy',
    ]);
  });

  it('leaves a sentence alone that says something before its list, or goes over into another sentence', () => {
    expect(
      readWishList('The site should have a search page with features such as a map, and news.', noTask),
    ).toBeUndefined();
    expect(
      readWishList('Users can set alarms, and when one rings, the app calls them.', noTask),
    ).toBeUndefined();
    expect(readWishList('It must be fast.', noTask)).toBeUndefined();
  });

  it('allows words of the task before the list', () => {
    const task = new Set(['orchard'].map(stemOf));
    const sentence = 'The orchard site should have features such as a map, a calendar, and news.';
    expect(readWishList(sentence, noTask)).toBeUndefined();
    expect(readWishList(sentence, (stem) => task.has(stem))?.parts).toBe('a map, a calendar, and news');
  });
});
