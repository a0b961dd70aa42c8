import type { Block } from '../prompt/block.ts';
import { added, bullet, type Line } from '../prompt/line.ts';
import type { PlanContext } from './plan-context.ts';

const asksOfOwnCode =
  /\b(?:this|our|the|my) (?:whole |entire )?(?:repo|repository|code ?base|project|monolith|backend|frontend)\b/i;

/** The shape of an answer, where the goal asks for one instead of a build (rule A1). */
export function formSection({ form, reading }: PlanContext): Block | undefined {
  if (form === 'question') {
    const isCodeAlone =
      /\b(?:only (?:provide|give|return|output|the code|valid)|just the code|code only)\b/i.test(
        reading.goal,
      );
    if (isCodeAlone)
      return {
        id: 'form',
        title: 'Form',
        reason: 'Answer first',
        headed: false,
        lines: [
          added(
            'Give the code alone, in one code block, complete and ready to run; what it assumes stands in comments.',
            'A1',
            'You asked for the code alone',
          ),
        ],
      };
    if (asksOfOwnCode.test(reading.goal))
      return {
        id: 'form',
        title: 'Form',
        reason: 'Answer first',
        headed: false,
        lines: [
          added(
            'Read the code before you answer and change nothing. Name file and line for what you say, and say what you did not find.',
            'A1',
            'You asked about your code',
          ),
        ],
      };
    const order = /^(?:why|what|when|which|is|are|does|do|can)\b/i.test(reading.task)
      ? 'Answer in at most 3 sentences first, then show the code that proves or fixes it, in a code block.'
      : 'Give the code or command first, in a code block, then explain it in at most 5 sentences.';
    const line = added(
      `${order} Name the versions and libraries that it assumes, and say what you cannot tell from the question.`,
      'A1',
      'You asked a question',
    );
    return { id: 'form', title: 'Form', reason: 'Answer first', headed: false, lines: [line] };
  }
  if (form !== 'steps') return undefined;
  const lines: Line[] = [
    added(
      '6 to 10 numbered steps, each with its aim, what to do, and how to check it before going on',
      'A1',
      'You asked for the steps',
    ),
    added('Code only where a step cannot be followed without it', 'A1', 'You asked for the steps'),
  ];
  return { id: 'form', title: 'Form', reason: 'Steps, not a build', headed: true, lines: lines.map(bullet) };
}
