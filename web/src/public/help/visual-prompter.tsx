import { imageStyles, qualities, videoStyles } from '@whetstone/engine/catalogue';
import { tools } from '../../content/measured.ts';

const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).join(', ');

export const visualPrompter = (
  <>
    <p>
      Choose Image or Video and describe the scene. Whetstone fills in only what you left open, such as
      lighting, view and movement, and never changes your subject.
    </p>
    <h3>Styles</h3>
    <p>
      There are {imageStyles.length} for images and {videoStyles.length} for video. Preview them on the{' '}
      <a href="/features#styles">Features page</a>.
    </p>
    <h3>Quality level</h3>
    <p>
      {names(qualities)}. Standard sets the framing and lighting. High Quality, the default, also describes
      the moment and the details that make the subject look real. Ultra adds textures, palette and finish.
    </p>
    <h3>Services</h3>
    <p>
      There are {tools.image.length} for images and {tools.video.length} for video, listed under Features. The
      prompt follows the format of the one you choose: flags for Midjourney, sentences elsewhere. Whatever it
      has a setting for, such as aspect ratio or length, is shown beside the prompt. For a discontinued
      service, you see when it ended and what replaced it.
    </p>
    <h3>What only you know</h3>
    <p>
      The questions below your description ask what it leaves open: what your subject looks like, what
      happens, the exact words on a sign. Answers go into the prompt and its variations word for word.
    </p>
    <h3>Variations</h3>
    <p>You get three. Each keeps all of your words and changes one thing that you left open.</p>
    <h3>Things to leave out</h3>
    <p>
      Name them plainly, for example “no text.” If the service has a field or flag for them, they go there
      too.
    </p>
  </>
);
