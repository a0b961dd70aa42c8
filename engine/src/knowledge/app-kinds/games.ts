import type { AppKind } from '../code-rows.ts';

/** Games, by how they are played. */
export const gameKinds = {
  'any-game': {
    shape: 'product',
    broad: 'subject',
    nouns:
      'game, 2d game, 3d game, browser game, unity game, mini game, cake pop game, video game, educational game, kids game, roblox game, godot game, game website, pygame',
    users: 'One player for a few minutes at a time',
    heart: 'What to do is clear within ten seconds, and players want another go.',
    flows: [
      'Start, play, end, again: the whole loop with plain shapes first',
      'What makes it harder or richer as the game goes on',
      'Then sound, looks and small movements that answer each action',
    ],
    data: { BestResult: 'points or time, when' },
    rules: [
      'Rules apart from drawing, so that they can be tested; chance comes from one place that tests can set',
      'Movement by elapsed time, the same at any frame rate; it pauses when the window loses focus',
      'Speeds, sizes and points are in one table at the top',
    ],
    checks: [
      'At 30 and 144 frames per second it plays at the same speed',
      'A second round begins as the first one did',
      'The best result survives a reload',
    ],
    later: ['multiplayer', 'achievements'],
    asks: ['game-players', 'game-input', 'game-end', 'game-rules'],
    offers: ['one-file', 'sound-effects', 'touch-controls', 'tests-first'],
  },
  'arcade-game': {
    shape: 'product',
    nouns:
      'snake, tetris, pong, breakout, asteroids, flappy bird, space invaders, arcade game, platformer, platform game, endless runner, racing game, shooter, space shooter, pac man, pacman, brick breaker, frogger, doodle jump, whack a mole, shell game, dodge game, catch game, bouncing ball, pinball, runner game',
    users: 'One player for a few minutes at a time',
    heart: "Control feels immediate, and losing is the player's own fault.",
    flows: [
      'Start, play, lose, again: the whole loop with plain shapes first',
      'Then what makes it harder, then sound and looks',
    ],
    data: { BestScore: 'points, when' },
    rules: [
      'Movement by elapsed time, with a fixed step for the rules; the same at any frame rate',
      'Pause when the window loses focus; speed, sizes and points are in one table at the top',
      'Keys do not scroll the page; touch does the same as keys',
    ],
    checks: [
      'At 30 and 144 frames per second it plays at the same speed',
      'Again after losing begins as the first time did',
      'The best score survives a reload',
    ],
    has: ['score'],
    later: ['multiplayer', 'achievements', 'levels'],
    asks: ['game-input', 'game-end', 'run-where'],
    offers: ['one-file', 'sound-effects', 'tests-first', 'touch-controls'],
  },
  'board-game': {
    shape: 'product',
    covers: ['board', 'turns'],
    nouns:
      'chess, checkers, tic tac toe, connect four, connect 4, board game, reversi, othello, go game, battleship, monopoly, ludo, backgammon, chess web application, chess game, dots and boxes, mancala, boole bots',
    users: 'Two players on one device, or one against the computer',
    heart: 'All rules hold, the rare ones too.',
    flows: [
      'Choose a piece or field, see what is possible, move; the turn passes',
      'The end is recognized and shown with the winning line; again',
    ],
    data: { Game: 'players, moves in order, state, result' },
    rules: [
      'Rules are pure functions apart from the screen: position and move in, new position or refusal out',
      'Every end is recognized: won, drawn, no move left',
      'The list of moves is the truth; undo plays them again but one',
    ],
    checks: [
      'A move that is not allowed changes nothing',
      'Each special rule and each kind of end has one test position',
      'After a reload the game continues',
    ],
    has: ['turns', 'board'],
    later: ['multiplayer', 'leaderboard', 'hints'],
    asks: ['game-players', 'game-input', 'run-where'],
    offers: ['tests-first', 'computer-opponent', 'one-file', 'touch-controls'],
  },
  'card-game': {
    shape: 'product',
    covers: ['cards'],
    nouns:
      'card game, memory game, card memory game, blackjack, poker, solitaire, uno, matching game, war card game, concentration game, trading card game, deck building game, memory card game, hearts, bridge game, texas hold em',
    users: 'One player or friends at a table of screens',
    heart: 'The deal is fair and nobody sees what they should not.',
    flows: ['Deal, play a card, see what it did, next', 'End of the round, score, again'],
    data: { Game: 'players, deck order, hands, table, turn, score' },
    rules: [
      'Shuffled by Fisher and Yates with a good source; hidden cards are not in what other players receive',
      'Presses during a movement are ignored; an empty pile and equal scores have a rule',
    ],
    checks: [
      'Each card is there exactly once at any moment',
      'Hidden cards are in no network response',
      'Equal scores end as the rules say',
    ],
    has: ['cards', 'score'],
    later: ['multiplayer', 'leaderboard', 'sound'],
    asks: ['game-players', 'game-rules', 'run-where'],
    offers: ['tests-first', 'one-file', 'sound-effects', 'touch-controls'],
  },
  'puzzle-game': {
    shape: 'product',
    nouns:
      'sudoku, puzzle game, wordle, wordle clone, crossword, 2048, minesweeper, word game, hangman, jigsaw, sliding puzzle, word search, math game, number guessing game, rock paper scissors, simon game, anagram game, maze game, nonogram, typing game, spelling game, guess the number, riddle game, escape room, mastermind, lights out',
    users: 'Somebody with a coffee and five minutes',
    heart: 'Every puzzle can be solved, and players can see why a guess was wrong.',
    flows: ['A puzzle, a try, the answer to it, next try', 'Solved or given up: result, statistics, next'],
    data: { Puzzle: 'id, start, solution', Attempt: 'puzzle, tries, state, finished' },
    rules: [
      'Generated puzzles have exactly one solution, checked when they are made',
      'Rules are pure functions; repeated letters, doubles and the first press follow the known rules',
      "The state survives a reload; the day's puzzle is the same for all and changes at local midnight",
    ],
    checks: [
      'A thousand generated puzzles are all solvable',
      'Guessing a word with a doubled letter marks it as the original game does',
      'A reload keeps the attempts',
    ],
    later: ['leaderboard', 'achievements', 'multiplayer'],
    asks: ['game-rules', 'game-input', 'run-where'],
    offers: ['tests-first', 'one-file', 'share-result', 'accessible'],
  },
  'strategy-game': {
    shape: 'product',
    covers: ['resources'],
    nouns:
      'strategy game, text based strategy, simulation game, tycoon, city builder, idle game, clicker game, tower defense, farming game, management game, simulator, fast food simulator, restaurant simulator, trading game, survival game, text based game, cookie clicker, browser strategy game',
    users: 'Players who come back for weeks',
    heart: 'Each decision has a price, and waiting is worth it.',
    flows: ['See what one has, decide, see what it does', 'Come back later: what happened meanwhile'],
    data: {
      Player: 'name, started',
      Holding: 'player, resource, amount, as of',
      Building: 'player, kind, level, ready at',
    },
    rules: [
      'All costs, times and effects in one table apart from the code',
      "Amounts are calculated from elapsed time when viewed; the server's clock counts",
      'Time away is capped, and what happened is told',
    ],
    checks: [
      'Two purchases with money for only one: one succeeds',
      "Setting the device's clock ahead gains nothing",
      "An hour away gives exactly an hour's yield",
    ],
    has: ['resources'],
    later: ['leaderboard', 'achievements', 'chat'],
    asks: ['game-players', 'run-where', 'storage'],
    offers: ['tests-first', 'seed-data', 'sound-effects', 'mobile-first'],
  },
  'role-playing': {
    shape: 'product',
    covers: ['quests'],
    nouns:
      'rpg, role playing game, dungeons and dragons, d&d, dnd, text adventure, interactive story, adventure game, dungeon crawler, visual novel, roguelike, virtual tabletop, tabletop, dungeon master, pen and paper, choose your own adventure',
    users: 'Players in a story, alone or as a table of friends',
    heart: 'What players do has consequences that are remembered.',
    flows: [
      'Where am I, what can I do, what happens',
      'The character: values, things, notes',
      'Save and continue',
    ],
    data: {
      Character: 'player, name, class, level, attributes, health, things',
      Scene: 'id, text, choices with conditions and effects',
      Log: 'session, who, what, when',
    },
    rules: [
      'Rules and scenes are data apart from the code; chance is drawn in one place that tests can set',
      'A choice whose condition is not met is hidden or shown as closed, the same everywhere',
    ],
    checks: [
      'A test walks all scenes: none cannot be reached or left',
      'With a fixed seed the same choices give the same story',
    ],
    later: ['maps', 'sound', 'achievements'],
    asks: ['game-players', 'game-rules', 'run-where'],
    offers: ['tests-first', 'seed-data', 'dark-mode', 'print-view'],
  },
} as const satisfies Record<string, AppKind>;
