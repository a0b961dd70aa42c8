import { imageStyles, qualities, videoStyles } from '@whetstone/engine/catalogue';
import { tools } from '../../content/measured.ts';

const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).join(', ');

export const visualPrompter = (
  <>
    <p>
      Choose Image or Video and describe the scene. The engine fills only what you left open, such as light,
      view and movement, and never changes your subject.
    </p>
    <h3>Styles</h3>
    <p>Images: {names(imageStyles)}.</p>
    <p>Video: {names(videoStyles)}.</p>
    <p>
      Each is <a href="/features#styles">drawn on Features</a>.
    </p>
    <h3>Quality level</h3>
    <p>
      {names(qualities)}. Standard frames and lights your scene. High Quality, the default, also shows the
      moment and the details that make the subject look real. Ultra adds surface, palette and finish.
    </p>
    <h3>Services</h3>
    <p>
      Images for {tools.image.join(', ')}. Video for {tools.video.join(', ')}. Once you choose a service, the
      prompt takes its form: flags for Midjourney, sentences elsewhere. Anything it has a setting for, such as
      proportions, length or a negative field, is shown beside the prompt. A discontinued service shows when
      it ended and what replaced it.
    </p>
    <h3>Only you know this</h3>
    <p>
      When you pause in writing, questions below your words ask about what they leave open: what your subject
      looks like, what happens, the exact words on a sign. Each answer goes into the prompt and its variations
      word for word.
    </p>
    <h3>Variations</h3>
    <p>Three, each with another view, light or place, and with all of your words.</p>
    <h3>Things that must not appear</h3>
    <p>
      Say so plainly, for example “no text”. Where the service has a negative field or flag, it goes there
      too.
    </p>
  </>
);
