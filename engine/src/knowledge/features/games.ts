import type { Feature } from '../code-rows.ts';

/** Features of games. */
export const gameFeatures = {
  results: {
    name: 'Results',
    words:
      'contest results, match results, race results, tournament results, game results, publish results, results table',
    plan: 'Rankings with name and result per contest and class, newest contest first; equal results share a rank; a corrected one says so',
    data: { Result: 'contest, class, participant, value, place, corrected at' },
    check: 'Two equal results share a rank and the next rank is left out',
  },
  dice: {
    name: 'Dice',
    words: 'dice, dice roll, dice roller, roll dice, dice rolls, d20, rolling dice',
    plan: 'Written rolls such as 2d6+3, with advantage and disadvantage; each die, the modifier and the sum are shown to all',
    data: { Roll: 'who, expression, each die, modifier, total, when' },
    rules: [
      'Rolled on the server, so that nobody can change a result; a wrong expression says what is allowed',
    ],
    check: '2d6+3 always gives 5 to 15, shows both dice, and "2x6" is refused with an example',
  },
  'character-sheets': {
    name: 'Character sheets',
    words:
      'character sheet, character sheets, character creation, d&d character, create characters, choose a race, character stats',
    plan: 'Name, class or race, level, attributes with modifiers, health, equipment, notes; values used in play come from here',
    data: {
      Character: 'owner, name, class, level, attributes, health, notes',
      Equipment: 'character, name, number',
    },
    rules: ['The owner edits, the game leader sees all; modifiers are computed and never typed'],
    check: 'Changing an attribute changes its modifier and the next roll that uses it',
  },
  turns: {
    name: 'Turns',
    words:
      'turn based, turn-based, take turns, initiative, two players, two player, player vs player, hot seat, whose turn, turn order',
    plan: 'Whose turn it is is always visible; only they can act; the turn passes by itself after a move',
    rules: [
      'Moves are checked where the state is kept; a player who leaves is skipped or loses after a set time',
    ],
    check: 'A move out of turn is refused and changes nothing',
  },
  score: {
    name: 'Score',
    words:
      'score, scoring, scores, keep score, scorekeeping, score board, tally, count points, high score, highscore, best score, award points, earn points, gives points',
    plan: 'Current score always in sight, the best one kept; what earned points is shown when it happens',
    data: { Score: 'player, points, when' },
    check: 'The best score survives a reload and only a better one replaces it',
  },
  levels: {
    name: 'Levels',
    words:
      'increasing difficulty, level up, harder, waves, game levels, several levels, multiple levels, different levels, more levels, three levels, five levels, ten levels',
    plan: 'Each level adds one thing to learn; speed and number rise in small steps kept in one table',
    check: 'The last level can be reached and ends the game properly',
  },
  leaderboard: {
    name: 'Leaderboard',
    words: 'leaderboard, leaderboards, ranking, rankings, ranking page, top scores, league table, standings',
    plan: 'Best results first, your own place marked even when far down; this week and all time',
    rules: ['Equal results share a place; results are checked on the server before they count'],
    check: 'A result sent from the console with an impossible value is refused',
  },
  multiplayer: {
    name: 'Playing together',
    words:
      'multiplayer, online multiplayer, play online, play with friends, joining games, joining existing games, game room, creating new games, play against',
    plan: 'Make a room, join by link or code, play, rematch; everyone sees the same state',
    data: { Room: 'code, players, state, turn' },
    rules: [
      'The server keeps the state and checks each move; coming back after a lost connection continues the game',
    ],
    check: 'Reloading mid-game brings the player back to the same position',
  },
  'computer-opponent': {
    name: 'Computer opponent',
    words:
      'ai opponent, computer opponent, against the computer, vs computer, play against ai, against ai, minimax, single player',
    plan: 'Plays by the same rules, answers within a second, with difficulty levels to choose from',
    check: 'It never makes a move that is not allowed, over a thousand games against itself',
  },
  'save-game': {
    name: 'Saving',
    words: 'save game, save progress, saved games, continue later, load game',
    plan: 'Saves by itself at each safe point, resumes from the start screen, can be restarted',
    data: { SavedGame: 'player, version, state, saved at' },
    check: 'A save from an older version is read or refused with a message, never a crash',
  },
  lives: {
    name: 'Lives and game over',
    words: 'health bar, game over, hit points, restart, play again, three lives, extra lives, player lives',
    plan: 'Losing is shown, then score and "again" in one press without reloading',
    check: 'Playing again starts with everything as it was the first time',
  },
  controls: {
    name: 'Controls',
    words:
      'arrow keys, wasd, keyboard controls, touch controls, joystick, gamepad, on screen buttons, mouse controls',
    plan: 'Keys and touch do the same; pause works at any moment and when the tab is left',
    check: 'Holding two keys at once does not stick, and leaving the tab pauses',
  },
  collisions: {
    name: 'Movement and collisions',
    words:
      'collision, collisions, physics, gravity, jumping, shooting, obstacles, enemies, bounce, bouncing, asteroids',
    plan: 'Movement by elapsed time and not by frame; fast things cannot pass through thin ones',
    check: 'At 30 and at 144 frames per second the game plays at the same speed',
  },
  sound: {
    name: 'Sound',
    words: 'sound, sound effects, music, background music, sounds, sound alert, chime',
    plan: 'Short sounds for what matters, with a switch that is remembered',
    rules: ['Nothing sounds before the first press, as browsers require'],
    check: 'Muted stays muted after a reload',
  },
  achievements: {
    name: 'Achievements',
    words: 'achievement, achievements, trophies, unlock, earn badges, badges for',
    plan: 'A list of what can be achieved, marked once it is, each counted once',
    data: { Achievement: 'who, which, when; unique' },
    check: 'Achieving it twice gives one badge',
  },
  resources: {
    name: 'Resources',
    words:
      'manage resources, resources including, upgrade buildings, build base, base page, train soldiers, workers page, crafting, buy upgrades',
    plan: 'Amounts grow with time since the last visit; costs and effects of everything are in one table',
    data: { Holding: 'player, resource, amount, as of', Upgrade: 'player, what, level, ready at' },
    rules: [
      'Amounts are computed on the server from elapsed time; two purchases at once never spend the same twice',
    ],
    check: 'Two purchases with money for only one: one succeeds',
  },
  combat: {
    name: 'Combat',
    words: 'battle, battles, combat, fight, attack, battling, war, duel',
    plan: "Result from the two sides' values and chance, with a report that shows how it came about",
    data: { Battle: 'attacker, defender, values, result, when' },
    check: 'With the same values and the same seed the result is the same',
  },
  cards: {
    name: 'Cards',
    words:
      'deck, playing cards, deal cards, card deck, shuffle cards, memory cards, match hidden images, flip cards',
    plan: 'Shuffled fairly, dealt, turned over with a short animation; pressing during it breaks nothing',
    check: 'Over many shuffles each card lands in each place equally often',
  },
  board: {
    name: 'Board and moves',
    words:
      'board, game board, moving pieces, legal moves, check and checkmate, resigning, chess pieces, move pieces',
    plan: 'Possible moves are shown for the chosen piece; the last move is marked; the end is recognized: won, lost, drawn',
    rules: ['All rules of the game hold, the rare ones too; resigning and drawing are possible'],
    check: 'Each special rule has one test position',
  },
  hints: {
    name: 'Hints',
    words: 'hint, hints, show solution, reveal letter, give up',
    plan: 'One step further each time, never the whole solution at once; its cost is shown first',
    check: 'A hint never says anything wrong',
  },
  quests: {
    name: 'Quests and story',
    words: 'quest, quests, story mode, dialogue, choices matter, text adventure, branching, campaign, npc',
    plan: 'Scenes, choices and conditions as data; every ending can be reached and no path stops short of one',
    data: { Scene: 'id, text, choices with conditions and effects' },
    check: 'A test walks all paths and finds no scene that cannot be reached or left',
  },
} as const satisfies Record<string, Feature>;
