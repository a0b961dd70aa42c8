import { measured, tools } from '../../content/measured.ts';
import { PromptLines } from '../parts/cases/prompt-lines.tsx';
import { PressedLine } from '../parts/cases/pressed-line.tsx';
import type { WrittenCase } from '../parts/cases/write-case.ts';
import { Strip } from './strip.tsx';
import { StyleShelf } from './style-shelf.tsx';

export interface EngineCases {
  letter: WrittenCase;
  waiting: WrittenCase;
}

/** The three prompters, each with what it does in view. */
export const EngineStrips = ({ letter, waiting }: EngineCases) => (
  <ol className="flex flex-col gap-16 lg:gap-24">
    <Strip
      title="Content Prompter"
      text="Blog posts, marketing copy, email, social posts, documents. Your words stay as they are. It asks what a specialist in this kind of text would ask, and each answer you press becomes a line with its reason."
      note={`${measured.industries} industries, ${measured.specialties} specialties`}
    >
      <div className="flex flex-col gap-4">
        <PressedLine written={letter} />
        <PressedLine written={letter} index={1} />
      </div>
    </Strip>
    <Strip
      title="Visual Prompter"
      text="Pictures and clips. It keeps your scene, fills in only what you left open, and writes for the service you chose: how much it reads, where it wants to be told what to leave out, how long a clip may be. Three variations show another view, light or place."
      note={`${tools.image.length} image and ${tools.video.length} video services. The drawing above each name shows how it reads: sentences or phrases, flags or a separate field, and the length of a clip.`}
    >
      <StyleShelf />
    </Strip>
    <Strip
      title="Code Prompter"
      text="Sites, apps, APIs, components and single features. It asks for the decisions that are dear to change later, puts the work in order, and lists the checks to pass before it counts as done."
      note={`${measured.projectTypes} project types, ${tools.code.length} tools`}
    >
      <div className="desk">
        <PromptLines sections={waiting.sections} />
      </div>
    </Strip>
  </ol>
);
