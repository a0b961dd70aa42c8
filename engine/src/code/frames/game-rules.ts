import { type NamedPart, part } from './named-part.ts';

/** Known games: the rules that a builder gets wrong most often, and the case that shows it. */
export const gameRules: readonly NamedPart[] = [
  part(
    'chess',
    'chess(?! (?:club|tournament|lesson|league|school|course|coach))',
    'When a king is in check, then only moves that end it are allowed; mate and stalemate end the game and are told apart',
    'Rules: all legal moves with castling, en passant and promotion; check, mate, stalemate, draw by repetition, by fifty moves and by lack of pieces',
  ),
  part(
    'tic-tac-toe',
    'tic[ -]?tac[ -]?toe|noughts and crosses',
    'When the last free field completes a row, then it is a win and no draw; each row, column and slant is tried once',
    'Rules: two players in turn, a taken field cannot be taken again, a full row, column or slant wins (on a larger board say how many in a row), a full board is a draw; the first move changes sides each game',
  ),
  part(
    'connect-four',
    'connect[ -]?(?:four|4)|four in a row',
    'When four stand in a row upwards, sideways or in either slant, then that player wins; a full column takes nothing',
    'Rules: a disc falls to the lowest free place, four in a row in any of four directions wins, a full board is a draw',
  ),
  part(
    'snake',
    'snake(?: game)?(?! (?:bite|species|identif))',
    'When two turns are pressed within one step, then both happen one after the other and it never turns into its own neck',
    'Rules: one step at a time on a grid, food grows it and never appears on its body, biting itself ends the round; say whether the walls end it or lead to the other side',
  ),
  part(
    'memory',
    'memory (?:card )?game|pairs game|matching (?:cards|game)',
    'When a third card is tapped while two are open, then nothing happens; tapping the same card twice is no pair',
    'Rules: two cards are opened, a pair stays, others turn back after a moment; moves counted, won when all pairs are found; cards are shuffled fairly each time',
  ),
  part(
    'sudoku',
    'sudoku',
    'When a new puzzle is made, then it has exactly one solution; a hint is right also when earlier entries are wrong',
    'Rules: each number once per row, column and box; notes in a field, wrong entries marked only if wanted; given numbers cannot be changed; several levels',
  ),
  part(
    'minesweeper',
    'mine ?sweeper',
    'When the first field is opened, then it is never a mine; opening an empty field opens all its neighbours',
    'Rules: numbers count the mines around, flags by long press or right click, won when every field without a mine is open',
  ),
  part(
    'merge-2048',
    '2048',
    'When a row of four equal tiles is moved, then two pairs arise and no tile merges twice in one move',
    'Rules: all tiles slide as far as they can, equal ones merge once, a new tile appears only if something moved; lost when no move is left',
  ),
  part(
    'hangman',
    'hangman|word[ -]?(?:guess(?:ing)?|le)|guess(?:ing)? (?:the )?words?',
    'When the same letter is guessed twice, then it costs nothing; letters with accents count as stated',
    'Rules: a stated number of tries, every place of a guessed letter is shown, won with the whole word, lost with the last try and then the word is told; words come from a list that can be replaced',
  ),
  part(
    'tetris',
    'tetris|falling blocks',
    'When a piece is turned at the wall or on the ground, then it moves aside or stays, never into another',
    'Rules: seven pieces dealt in fair order, preview, full rows go at once and the rest falls, faster with each level, lost when a new piece finds no room',
  ),
  part(
    'battleship',
    'battle ?ships?(?! bot)',
    'When the last field of a ship is hit, then it is told as sunk; a field cannot be shot at twice',
    'Rules: ships are placed without touching the edge or each other, shots in turn, hit, miss and sunk are told apart, all ships sunk wins; the other side never sees the placing',
  ),
  part(
    'cards',
    'black ?jack|poker|solitaire|(?<!memory )card game(?! (?:for|with) (?:pairs|animals))|uno',
    'When the deck runs out or a hand is illegal, then the stated rule applies and no card exists twice',
    'Rules: written down first with every special card, dealing from one shuffled deck, whose turn it is, how points are counted; hidden cards never reach the other side',
  ),
  part(
    'pong',
    'pong|air hockey|haxball',
    'When the ball is fast, then it never passes through a paddle or wall',
    'Rules: the angle depends on where the ball hits, speed grows with each hit, a point starts anew from the middle, first to a stated score wins',
  ),
  part(
    'breakout',
    'breakout|brick breaker|arkanoid',
    'When the ball is fast or hits an edge between two bricks, then it never passes through and no brick counts twice',
    'Rules: the angle depends on where the ball hits the paddle; the last brick wins the level, a ball lost below costs a life; what falls from bricks changes one thing for a stated time and then ends',
  ),
  part(
    'tower',
    'tower defen[cs]e',
    'When the last enemy of the last wave falls, then the game is won; when the lives reach zero, then it is lost at once',
    'Rules: enemies on a fixed way in waves that grow, towers differ in range, rate and price, money for each enemy, sold and upgraded towers at stated prices, lives lost at the end of the way',
  ),
  part(
    'typing',
    'typing (?:race|speed|test|game)',
    'When a wrong letter is typed and mended, then accuracy counts it and the words per minute do not',
    'Rules: words per minute are five letters a word over the time used, accuracy shown apart, time starts with the first key, texts differ each time',
  ),
  part(
    'levels',
    '(?:\\d+|two|three|four|five|six|ten|several) (?:difficulty )?(?:levels|stages|worlds|difficulties)',
    'When each level is played, then it is clearly harder than the one before, and the last one leads to an end and not to an error',
    'Levels: what grows from one to the next is written down as figures in one place (speed, number, time, length)',
  ),
  part(
    'one-keyboard',
    '(?:two|2) players (?:on|at) (?:one|the same|a single) (?:keyboard|device|screen|computer)|hot ?seat|same keyboard',
    'When both press keys at the same moment, then both count; no key serves two players',
    'Two players on one keyboard: each with keys of their own far apart, shown at the start; both progress bars in sight; equal finish is a draw',
  ),
];
