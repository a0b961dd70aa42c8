import { describe, expect, it } from 'vitest';
import { generateCode } from '../generate-code.ts';
import { roleCheck, rolesIn } from './roles.ts';
import { statedChecks } from './stated-rules.ts';
import { statementsIn } from './statements.ts';

describe('[B13] a rule that the goal states', () => {
  it.each([
    [
      'max 15 euro per day',
      'When what is due for one day would come to more than 15 euro, then 15 euro is due, and no more',
    ],
    [
      'A member can have max 3 loans',
      'When a member would have more than 3 loans, then it is refused with the reason; exactly 3 works',
    ],
    [
      'Guests should be able to move a stay up to 3 days before arrival',
      'When guests try to move a stay less than 3 days before arrival, then it is refused with the reason; at exactly 3 days it still works',
    ],
    [
      'Teachers mark absences until 9:00',
      'When teachers try to mark absences after 9:00, then it is refused with the reason; a moment before, it works',
    ],
    [
      'Members can reopen a case within 14 days',
      'When members try to reopen a case after more than 14 days, then it is refused with the reason; just before that it works',
    ],
    [
      'Pilots confirm at least 2 hours before take-off otherwise the slot is given away',
      'When pilots do not confirm at least 2 hours before take-off, then the slot is given away; at exactly 2 hours that is not so',
    ],
    [
      'A rejected member can apply again after 6 months',
      'When a rejected member tries to apply again before 6 months are over, then it is refused with the reason; right after, it works',
    ],
    [
      'Each boat must have at least 2 crew members',
      'When a boat has fewer than 2 crew members, then it does not count as complete and what is missing is shown',
    ],
    [
      'Each family may borrow one tent per season',
      'When a family tries to borrow a second tent in the same season, then it is refused with the reason and the first one stands',
    ],
    [
      'One permit per flat',
      'When there would be a second permit for the same flat, then it is refused with the reason and the first one stands',
    ],
    [
      'Nobody may use the sauna longer than 2 hours',
      'When someone tries to use the sauna longer than 2 hours, then it is refused with the reason and nothing changes',
    ],
    [
      'No alcohol may be sold to anyone under 21',
      'When alcohol would be sold to anyone under 21, then it is refused with the reason and nothing changes',
    ],
    [
      "A hall can't be let twice for the same evening",
      'When a hall would be let twice for the same evening, then it is refused with the reason and nothing changes',
    ],
    [
      "An owner can't book a stay unless the vaccination is valid",
      'When an owner tries to book a stay and the vaccination is not valid, then it is refused with the reason and nothing changes',
    ],
    [
      'Only the treasurer can release payments',
      'When anyone but the treasurer tries to release payments, then it is refused and nothing changes; for the treasurer it works',
    ],
    [
      'Writers can edit their own poems',
      'When writers try to edit poems of someone else, also by address, then it is refused and nothing changes',
    ],
    [
      'The result is only visible after the vote is closed',
      'When the result would be seen before the vote is closed, then it is refused with the reason; right after, it works',
    ],
    [
      'If the tank is under 20 litres it should warn me',
      'When the tank is under 20 litres, then it warns me; at exactly 20 litres it does not happen',
    ],
    [
      'Books that are not returned within 4 weeks are charged',
      'When 4 weeks pass and books are not returned, then they are charged, once and without anyone at a screen',
    ],
    [
      '10 days before it expires the holder gets an email',
      'When it is 10 days before it expires and nobody has a page open, then the holder gets an email, once',
    ],
    [
      'Rejected claims need a reason',
      'When a reason is missing for rejected claims, then the step waits and says so',
    ],
    [
      'vouchers that work once per household',
      'When the same household tries vouchers a second time, then it is refused with the reason and nothing changes',
    ],
    [
      '100 calls per day per key',
      'When one more than 100 calls comes within the same day from one key, then it is refused and the answer says when to try again; number 100 works',
    ],
    [
      'max 12 per class',
      'When one more than 12 is tried for the same class, then it is refused with the reason; number 12 works',
    ],
    [
      'max one boat per member',
      'When a second boat is tried for the same member, then it is refused with the reason; the first one works',
    ],
    [
      'cancel until 2 hours before',
      'When someone tries to cancel less than 2 hours before, then it is refused with the reason; at exactly 2 hours it still works',
    ],
    [
      'alarm when over 90 degrees',
      'When the value is over 90 degrees, then the warning comes once, not again and again; at exactly 90 degrees it does not happen yet',
    ],
    [
      'overdue after 21 days',
      'When exactly 21 days have passed, then it is not overdue yet; a second later it is',
    ],
    [
      'Tours can be requested by groups of at least 8 people',
      'When tours would be requested by groups of fewer than 8 people, then it is refused with the reason; exactly 8 works',
    ],
    [
      'Strong drugs need two signatures',
      'When two signatures are missing for strong drugs, then the step waits and says so',
    ],
    [
      'Owners get a message 3 weeks before a shot is due',
      'When it is 3 weeks before a shot is due and nobody has a page open, then owners get a message, once',
    ],
    [
      'A game counts only when both players confirm the result',
      'When not both players confirm the result, then a game does not count yet; right after, it does',
    ],
    [
      'A lost key must be reported within 24 hours',
      'When a lost key is not reported within 24 hours, then it is marked as late and whoever is in charge sees it; what comes afterwards is still taken',
    ],
    [
      'A code works once',
      'When the same code is used a second time, also at the same moment, then it is refused with the reason and nothing changes',
    ],
    [
      'Doses are never shown twice',
      'When doses would be shown twice, then that is prevented, also at the same moment and after a restart',
    ],
    [
      'Parcels not collected after 5 days go back to the depot',
      'When 5 days pass and parcels are not collected, then they go back to the depot, once and without anyone at a screen',
    ],
    [
      'Cancel up to 48 hours before or the fee is lost',
      'When someone cancels less than 48 hours before, then the fee is lost; at exactly 48 hours that is not so',
    ],
    [
      'Nobody can sign their own sheet, a copy for the office',
      'When someone tries to sign their own sheet, then it is refused with the reason and nothing changes',
    ],
    [
      'Drafts are hidden from guests',
      'When guests try to see drafts, also by address, then nothing of them is sent',
    ],
    [
      'Closed cases are hidden from lists and search but can be reopened',
      'When closed cases are looked for in lists and search, then they are not there',
    ],
    [
      'New recipes stay hidden until the cook has tasted them',
      'When new recipes are asked for before the cook has tasted them, also by address, then nothing of them is sent; right after, they are there',
    ],
    [
      'Results are public after the final',
      'When results are asked for before the final, also by address, then nothing of them is sent; right after, they are there',
    ],
    [
      'Offers expire after 3 days',
      'When the 3 days are over, then offers expire, without anyone doing anything; a moment before, not yet',
    ],
    [
      'After deleting the account all files of the member must be removed',
      'When deleting the account is done, then all files of the member are removed',
    ],
    [
      'When the wind is above 60 km/h nobody may sail',
      'When the wind is above 60 km/h, then nobody may sail; at exactly 60 km it does not happen yet',
    ],
    [
      'Pupils of a class borrow at most 3 for two weeks',
      'When pupils of a class try to borrow more than 3 for two weeks, then it is refused with the reason; exactly 3 works',
    ],
    [
      'The office replies to a letter within 3 days',
      'When the office does not reply to a letter within 3 days, then it is marked as late and whoever is in charge sees it; what comes afterwards is still taken',
    ],
    [
      'Limit guesses: 4 per player in 10 minutes',
      'When one more than 4 comes within 10 minutes from one player, then it is refused and the answer says when to try again; number 4 works, and other players are not touched',
    ],
    [
      'recordings only for singers who agreed',
      'When anyone but singers who agreed asks for recordings, then it is refused and nothing of that is sent; for singers who agreed it works',
    ],
    [
      'Members pick a size, can pause, change until monday noon',
      'When someone tries to change after monday noon, then it is refused with the reason; a moment before, it works',
    ],
    [
      'A horse is not ridden more than 2 times a day',
      'When a horse would be ridden more than 2 times a day, then it is refused with the reason and nothing changes; exactly 2 works',
    ],
    [
      'A booking must be confirmed by the office within 2 days or it expires',
      'When a booking is not confirmed by the office within 2 days, then it expires; a moment before, not yet',
    ],
    [
      'Guests choose breakfast before 8 pm',
      'When guests try to choose breakfast after 8 pm, then it is refused with the reason; a moment before, it works',
    ],
  ])('%s', (goal, check) => {
    expect(statedChecks(statementsIn(goal))).toEqual([check]);
  });

  it.each([
    'Build a page about tides',
    'The site should not use recursion',
    'It must not be slow',
    'A page with up to three columns',
    'Users can upload photos and comment on them',
    'Make it fun and colourful, if possible',
    'They should vanish at once and not only after the next tide',
  ])('is not made up: %s', (goal) => {
    expect(statedChecks(statementsIn(goal))).toEqual([]);
  });

  it('gives what is said later its subject, and joins no two', () => {
    expect(
      statedChecks(statementsIn('members subscribe weekly, can pause a week until wednesday 18:00')),
    ).toEqual([
      'When members try to pause a week after wednesday 18:00, then it is refused with the reason; a moment before, it works',
    ]);
    expect(
      statedChecks(statementsIn('when a customer changes their address we must ask for a proof')),
    ).toEqual(['When a customer changes their address, then we ask for a proof']);
  });

  it('stands first among the checks and is not dropped for want of room', () => {
    const goal =
      'A dive log for our club. Divers log a dive with depth and time. Nobody may dive deeper than 40 m alone. Only the dive master can sign a log.';
    for (const tool of ['lovable', 'github-copilot'] as const) {
      const { text } = generateCode({ goal, projectType: 'web-app', tool });
      expect(text).toContain('When someone tries to dive deeper than 40 m alone');
      expect(text).toContain('When anyone but the dive master tries to sign a log');
      expect(text.indexOf('40 m alone, then')).toBeLessThan(text.indexOf('360 pixels') >>> 0);
      expect(text).not.toContain('Write three');
    }
  });
});

describe('[B13] roles', () => {
  it('do not decide for one another', () => {
    expect(
      roleCheck(
        rolesIn(statementsIn('Tenants report defects. The caretaker sets the status to planned or fixed.')),
      ),
    ).toBe(
      'When tenants try to set the status to planned or fixed in place of the caretaker, then it is refused and nothing changes',
    );
    expect(
      roleCheck(rolesIn(statementsIn('Orders approve payments. Members can see the map.'))),
    ).toBeUndefined();
  });
});

describe('[B13] no rule is made', () => {
  it.each(['Warn me when low', 'Two points for a win and one for a draw', 'Guests need a member with them'])(
    'where its words do not carry one: %s',
    (goal) => {
      expect(statedChecks(statementsIn(goal))).toEqual([]);
    },
  );

  it.each(['Warn me when the tank is low', 'One parcel per week', 'Guests need a member'])(
    'but of the same with a subject of its own: %s',
    (goal) => {
      expect(statedChecks(statementsIn(goal))).toHaveLength(1);
    },
  );
});

describe('[B2] a goal strung together by commas', () => {
  const textOf = (goal: string): string => generateCode({ goal, projectType: 'web-app' }).text;

  it('is told apart into what it is and what holds', () => {
    const text = textOf('lighthouse duty board, keepers sign up for nights, the warden sees who is on duty');
    expect(text).toMatch(/^Build a lighthouse duty board\.\n/);
    expect(text).toContain('\n- Keepers sign up for nights\n- The warden sees who is on duty\n');
  });

  it('has its parts listed', () => {
    expect(textOf('landing page for my bakery, prices, photos, and a form so people can order')).toContain(
      '- Prices\n- Photos\n- A form so people can order',
    );
  });

  it('is left whole where a comma parts no statements', () => {
    expect(textOf('Build a site for cats, dogs and birds')).toMatch(/^Build a site for cats, dogs and birds/);
    expect(textOf('A game for my son, who loves trains, boats and planes')).toContain(
      'my son, who loves trains, boats and planes',
    );
  });
});
