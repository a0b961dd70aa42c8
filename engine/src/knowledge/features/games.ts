import type { Feature } from '../code-rows.ts';

/** Features of games. */
export const gameFeatures = {
  results: {
    name: 'Results',
    words:
      'contest results, match results, race results, tournament results, game results, publish results, results table',
    plan: 'Who took part and where they finished, newest first; equal results share a place',
    data: { Result: 'contest, class, participant, value, place, corrected at' },
    check: 'Two equal results share a rank and the next rank is left out',
  },
  dice: {
    name: 'Dice',
    words: 'dice, dice roll, dice roller, roll dice, dice rolls, d20, rolling dice',
    plan: 'Each die and the sum are shown',
    rules: ['Chance comes from one place, where nobody who plays can change a result'],
    check: 'Over many rolls every side comes up about as often',
  },
  'character-sheets': {
    name: 'Character sheets',
    words:
      'character sheet, character sheets, character creation, d&d character, create characters, choose a race, character stats',
    plan: 'The facts and values of a character, in one place; values used in play come from here',
    data: { Character: 'name, values, equipment, notes' },
    rules: ['Values that follow from others are computed and never typed'],
    check: 'Changing a value changes what follows from it',
  },
  turns: {
    name: 'Turns',
    words: 'turn based, turn-based, take turns, initiative, hot seat, whose turn, turn order',
    plan: 'Whose turn it is can always be seen, and only they can act',
    rules: ['What happens when somebody leaves or takes too long is ruled'],
    check: 'A move out of turn is refused and changes nothing',
  },
  score: {
    name: 'Score',
    words:
      'score, scoring, scores, keep score, scorekeeping, score board, tally, count points, high score, highscore, best score, award points, earn points, gives points',
    asService: 'Scores are stored and read, the best first',
    plan: 'The score can be seen at any time, and what changed it as well',
    check: 'In one example worked out by hand, the score is the same',
  },
  levels: {
    name: 'Levels',
    words:
      'increasing difficulty, level up, harder, waves, game levels, several levels, multiple levels, different levels, more levels, three levels, five levels, ten levels',
    plan: 'Each level adds one thing to what was there before; what differs between them stands in one table',
    check: 'The last level can be reached and ends the game properly',
  },
  leaderboard: {
    name: 'Leaderboard',
    words: 'leaderboard, leaderboards, ranking, rankings, ranking page, top scores, league table, standings',
    plan: 'Best results first, with equal results on the same place',
    rules: ['A result is checked before it counts'],
    check: 'An impossible result is refused; two equal ones share a place',
  },
  multiplayer: {
    name: 'Playing together',
    words:
      'multiplayer, online multiplayer, play online, play with friends, joining games, joining existing games, game room, creating new games, play against',
    plan: 'Begin a game, have others join, play, play again; all see the same state',
    rules: ['The state is kept and each move checked in one place; after a lost connection the game goes on'],
    check: 'Somebody who drops out and comes back finds the game as it is',
  },
  'computer-opponent': {
    name: 'Computer opponent',
    words:
      'ai opponent, computer opponent, against the computer, vs computer, play against ai, against ai, minimax, single player',
    plan: 'It plays by the same rules and answers within a second or two',
    check: 'Over a thousand games against itself it never makes a move that is not allowed',
  },
  'save-game': {
    name: 'Saving',
    words: 'save game, save progress, saved games, continue later, load game',
    plan: 'What was reached is kept, and the game goes on from there or begins anew',
    check: 'A save from an older version is read or refused with a message, never a crash',
  },
  lives: {
    name: 'Lives and game over',
    words: 'health bar, game over, hit points, restart, play again, three lives, extra lives, player lives',
    plan: 'Losing is shown, and playing again is one step away',
    check: 'Playing again starts with everything as it was the first time',
  },
  controls: {
    name: 'Controls',
    words:
      'arrow keys, wasd, keyboard controls, touch controls, joystick, gamepad, on screen buttons, mouse controls',
    plan: 'All of them work as named; holding two at once is no problem',
    check: 'Two pressed at once do not stick',
  },
  collisions: {
    name: 'Movement and collisions',
    words:
      'collision, collisions, physics, gravity, jumping, shooting, obstacles, enemies, bounce, bouncing, asteroids',
    plan: 'What touches what is decided by the rules and not by the drawing; fast things cannot pass through thin ones',
    check: 'At 30 frames per second the same things touch as at 144',
  },
  sound: {
    name: 'Sound',
    words: 'sound, sound effects, music, background music, sounds, sound alert, chime',
    plan: 'Short sounds for what matters, which can be switched off',
    check: 'Switched off, it stays off the next time',
  },
  achievements: {
    name: 'Achievements',
    words: 'achievement, achievements, trophies, unlock, earn badges, badges for',
    plan: 'What can be achieved, marked once it is',
    check: 'Achieving it twice gives one badge',
  },
  resources: {
    name: 'Resources',
    words:
      'manage resources, resources including, upgrade buildings, build base, base page, train soldiers, workers page, crafting, buy upgrades',
    plan: 'How much there is, how it grows and what it can be spent on; costs and effects stand in one table',
    rules: ['The same amount can never be spent twice'],
    check: 'Two purchases with money for only one: one succeeds',
  },
  combat: {
    name: 'Combat',
    words: 'battle, battles, combat, fight, attack, battling, war, duel',
    plan: "The result follows from both sides' values and chance, and it can be seen how",
    check: 'With the same values and the same chance the result is the same',
  },
  cards: {
    name: 'Cards',
    words:
      'deck, playing cards, deal cards, card deck, shuffle cards, memory cards, match hidden images, flip cards',
    plan: 'Shuffled so that every order is as likely, dealt, and turned over',
    check: 'No card is ever lost or doubled',
  },
  board: {
    name: 'Board and moves',
    words:
      'board, game board, moving pieces, legal moves, check and checkmate, resigning, chess pieces, move pieces',
    plan: 'What the rules allow can be done and nothing else; the end is recognized',
    rules: ['All rules of the game hold, the rare ones too'],
    check: 'Each special rule has one test position',
  },
  hints: {
    name: 'Hints',
    words: 'hint, hints, show solution, reveal letter, give up',
    plan: 'One step further each time, and never the whole solution at once',
    check: 'A hint never says anything wrong',
  },
  quests: {
    name: 'Quests and story',
    words: 'quest, quests, story mode, dialogue, choices matter, text adventure, branching, campaign, npc',
    plan: 'Scenes, choices and conditions are data apart from the code',
    check: 'No path ends anywhere but in an ending',
  },
} as const satisfies Record<string, Feature>;
