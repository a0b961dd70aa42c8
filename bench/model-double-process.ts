// The stand-in for a model's provider in a process of its own, so that its work and its waiting are not the server's.
import { startModelDouble, type Behaviour } from '../server/src/testing/model-double.ts';

const double = await startModelDouble();
// A behaviour from now on, or the question how long the latest answer took.
process.on('message', (message: Behaviour | 'took') => {
  if (message !== 'took') double.behave(message);
  process.send?.(double.asked.at(-1)?.tookMs ?? 0);
});
process.send?.({ url: double.url });
