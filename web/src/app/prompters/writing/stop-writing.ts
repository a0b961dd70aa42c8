import { stopGeneration } from '../../../lib/api/stream-generation.ts';
import type { RunningWriting } from './model-writing.ts';

/** Within how many milliseconds something else comes once the model was stopped. */
const stopMs = 4000;

/** Has the server stop a writing; where that brings no answer, it is waited for no longer and `onLetGo` hears of it. */
export async function stopWriting({ key, leave }: RunningWriting, onLetGo: () => void): Promise<void> {
  const letGo = () => {
    onLetGo();
    leave();
  };
  setTimeout(letGo, stopMs);
  const isStopping = await stopGeneration(key).then(
    ({ stopped }) => stopped,
    () => false,
  );
  if (!isStopping) letGo();
}
