import { useState } from 'react';
import type { PrompterDraft } from '../draft/prompter-draft.ts';

/**
 * A key that changes when the marks of a prompt are to be drawn again: with each other writing of it, but not when an
 * answer was put in, which comes while the person is typing.
 */
export function useDrawing(result: PrompterDraft['result']): number {
  const [drawing, setDrawing] = useState({ result, key: 0 });
  if (result !== drawing.result) {
    const isAnswered =
      result?.request === drawing.result?.request && result?.answers !== drawing.result?.answers;
    const isSame = result?.prompt === drawing.result?.prompt;
    setDrawing({ result, key: isAnswered || isSame ? drawing.key : drawing.key + 1 });
  }
  return drawing.key;
}
