import type { AppKind } from '../code-rows.ts';

/** Games, by how they are played. */
export const gameKinds = {
  'any-game': {
    shape: 'product',
    broad: 'subject',
    nouns:
      'game, 2d game, 3d game, browser game, unity game, mini game, cake pop game, video game, educational game, kids game, roblox game, godot game, game website, pygame, maze game, survival game',
    heart: 'What to do is clear at once, and players want another go.',
    flows: [
      'The whole game first, as plain as possible: start, play, end, play again',
      'Then whatever makes it harder or richer as it goes on',
      'Looks and sound last',
    ],
    rules: [
      'The rules of the game are kept apart from how it is shown, so that they can be tested; chance comes from one place that tests can set',
      'Whatever moves does so by elapsed time and not by frame',
      'The numbers that decide how it plays stand together in one place',
    ],
    checks: [
      'A second round starts exactly as the first one did',
      'Whatever moves is as fast at 30 frames per second as at 144',
    ],
    asks: ['game-players', 'game-input', 'game-end', 'game-rules'],
    offers: ['one-file', 'sound-effects', 'touch-controls', 'tests-first'],
  },
  'arcade-game': {
    shape: 'product',
    nouns:
      'snake, tetris, pong, breakout, asteroids, flappy bird, space invaders, arcade game, platformer, platform game, endless runner, racing game, shooter, space shooter, pac man, pacman, brick breaker, frogger, doodle jump, whack a mole, dodge game, catch game, pinball, runner game, 2d platformer',
    heart: "Control feels immediate, and losing is the player's own fault.",
    flows: [
      'The whole game first, as plain as possible: start, play, lose, play again',
      'Then whatever makes it harder; looks and sound last',
    ],
    rules: [
      'The rules advance in fixed steps of time, so that it plays the same on a slow and on a fast machine',
      'Speeds, sizes and points stand together in one place',
    ],
    checks: [
      'It plays at the same speed at 30 frames per second as at 144',
      'After losing, a new game starts exactly as the first one did',
    ],
    asks: ['game-input', 'game-end', 'run-where'],
    offers: ['one-file', 'sound-effects', 'tests-first', 'touch-controls'],
  },
  'board-game': {
    shape: 'product',
    covers: ['board', 'turns'],
    nouns:
      'chess, checkers game, checkers board, draughts, tic tac toe, connect four, connect 4, board game, reversi, othello, go game, battleship, monopoly, ludo, backgammon, chess web application, chess game, dots and boxes, mancala, boole bots',
    heart: 'Every rule of the game holds, the rare ones too.',
    flows: [
      'Make a move; what the rules allow is done, and the turn passes',
      'The end of the game is recognized and its result shown',
    ],
    rules: [
      'The rules are functions apart from the display: a position and a move go in, a new position or a refusal comes out',
      'Every way in which the game can end is recognized',
    ],
    checks: [
      'A move that the rules do not allow changes nothing',
      'Each special rule and each way to end has a test position of its own',
    ],
    asks: ['game-players', 'game-input', 'run-where'],
    offers: ['tests-first', 'computer-opponent', 'one-file', 'touch-controls'],
  },
  'card-game': {
    shape: 'product',
    covers: ['cards'],
    nouns:
      'card game, memory game, card memory game, blackjack, poker, solitaire, uno, matching game, war card game, concentration game, trading card game, deck building game, memory card game, hearts game, hearts card game, bridge game, texas hold em, patience',
    heart: 'The deal is fair, and a card that is face down gives nothing away.',
    flows: [
      'Deal, make a move, see what it did',
      'The end of a round is recognized and its result shown; then another round',
    ],
    rules: [
      'The shuffle gives every order the same chance (Fisher-Yates), and its source of chance can be set by tests',
      'The rules are kept apart from how the cards are shown',
    ],
    checks: [
      'No card is ever lost or doubled, whatever is done in whatever order',
      'A move that the rules do not allow changes nothing',
    ],
    asks: ['game-players', 'game-rules', 'run-where'],
    offers: ['tests-first', 'one-file', 'sound-effects', 'touch-controls'],
  },
  'puzzle-game': {
    shape: 'product',
    nouns:
      'puzzle game, sudoku, crossword, 2048, minesweeper, jigsaw, sliding puzzle, word search, nonogram, picross, kakuro, sokoban, mastermind, lights out, puzzle app, logic puzzle',
    heart: 'The rules hold in every position, the odd ones included.',
    flows: ['A new puzzle; move by move until it is finished; then another'],
    rules: [
      'The rules are functions apart from the display',
      'Whatever is made at random comes from one source of chance that tests can set',
    ],
    checks: [
      'Positions with a known result are judged right: finished, and still open',
      'The edges and corners follow the same rules as the middle',
    ],
    asks: ['game-rules', 'game-input', 'run-where'],
    offers: ['tests-first', 'one-file', 'share-result', 'accessible'],
  },
  'word-game': {
    shape: 'product',
    nouns: 'wordle, wordle clone, word game, hangman, anagram game, word guessing game, wordle game',
    heart: 'Players can see why a guess was wrong.',
    flows: ['A guess, the answer to it, the next guess, until the game is won or lost'],
    rules: [
      'The words come from a list apart from the code; upper and lower case count as the same',
      'A letter that occurs twice in a word is judged as the rules of the game say',
    ],
    checks: [
      'A word with a doubled letter is judged right, letter by letter',
      'A guess that is not allowed is refused with the reason and costs nothing',
    ],
    asks: ['game-rules', 'game-input', 'run-where'],
    offers: ['tests-first', 'one-file', 'share-result', 'accessible'],
  },
  'skill-game': {
    shape: 'product',
    nouns:
      'math game, typing game, spelling game, simon game, reaction game, number guessing game, rock paper scissors, guess the number, riddle game, memory training, times tables game',
    flows: ['A task, an answer, whether it was right; then the next'],
    rules: [
      'Tasks and rules are kept apart from the display; chance comes from one place that tests can set',
    ],
    checks: [
      'A whole round played by a test with fixed chance ends as worked out by hand',
      'An answer that makes no sense is told apart from a wrong one',
    ],
    asks: ['game-rules', 'game-input', 'run-where'],
    offers: ['tests-first', 'one-file', 'share-result', 'accessible'],
  },
  'strategy-game': {
    shape: 'product',
    covers: ['resources'],
    nouns:
      'strategy game, text based strategy, simulation game, tycoon, city builder, tower defense, farming game, management game, fast food simulator, restaurant simulator, trading game, browser strategy game',
    heart: 'Each decision has a price, and its consequence can be seen.',
    flows: ['See the situation, decide, see what the decision does'],
    rules: [
      'All costs, times and effects stand in one table apart from the code',
      'Chance comes from one place that tests can set',
    ],
    checks: [
      'Spending more than is available is refused and changes nothing',
      'The same decisions with the same chance lead to the same end',
    ],
    asks: ['game-players', 'run-where', 'storage'],
    offers: ['tests-first', 'seed-data', 'sound-effects', 'mobile-first'],
  },
  'idle-game': {
    shape: 'product',
    covers: ['resources'],
    nouns: 'idle game, clicker game, cookie clicker, incremental game, clicker',
    heart: 'There is always a next thing worth saving for.',
    flows: ['Earn, spend, earn faster'],
    rules: [
      'All costs, times and effects stand in one table apart from the code',
      'Amounts follow from elapsed time and not from counting ticks',
    ],
    checks: [
      'Spending more than is available is refused and changes nothing',
      'A minute gives what the table says, on a slow machine too',
    ],
    asks: ['game-players', 'run-where', 'storage'],
    offers: ['tests-first', 'one-file', 'sound-effects', 'mobile-first'],
  },
  'role-playing': {
    shape: 'product',
    covers: ['quests'],
    nouns:
      'rpg, role playing game, text adventure, interactive story, adventure game, dungeon crawler, visual novel, roguelike, choose your own adventure, text based game',
    heart: 'What players do has consequences that are remembered.',
    flows: ['Where the player is, what can be done there, and what then happens'],
    rules: [
      'Texts, places and values are data apart from the code; chance comes from one place that tests can set',
    ],
    checks: [
      'The same choices with the same chance lead to the same story',
      'No place leaves the player stuck without a way on or an ending',
    ],
    asks: ['game-players', 'game-rules', 'run-where'],
    offers: ['tests-first', 'seed-data', 'dark-mode', 'print-view'],
  },
  'tabletop-tool': {
    shape: 'product',
    nouns: 'dungeons and dragons, d&d, dnd, virtual tabletop, tabletop, dungeon master, pen and paper',
    heart: 'In play it is quicker than paper.',
    flows: [],
    rules: [
      'It says which edition of the rules it follows, and what the group plays differently can be set by hand',
    ],
    checks: ['One scene of a real session, played through with it from beginning to end'],
    asks: ['game-players', 'game-rules', 'run-where'],
    offers: ['tests-first', 'seed-data', 'dark-mode', 'print-view'],
  },
} as const satisfies Record<string, AppKind>;
