import { imageServices, videoServices } from '@whetstone/engine/catalogue';
import { measured, tools } from '../../content/measured.ts';
import { CasePart } from '../parts/cases/case-part.tsx';
import { CaseSaid } from '../parts/cases/case-sheet.tsx';
import { PressedLine } from '../parts/cases/pressed-line.tsx';
import type { WrittenCase } from '../parts/cases/write-case.ts';
import { Services } from './services.tsx';
import { Strip } from './strip.tsx';
import { RatioShelf, StyleShelf } from './style-shelf.tsx';

export interface EngineCases {
  job: WrittenCase;
  waiting: WrittenCase;
}

/** The three prompters, each with what it does in view. */
export const EngineStrips = ({ job, waiting }: EngineCases) => (
  <ol className="flex flex-col gap-16 lg:gap-24">
    <Strip
      title="Content Prompter"
      text="Blog posts, marketing copy, email, social posts and documents. Your words stay as they are. You are asked what a specialist in this kind of text would ask, and each answer you pick becomes a line with its reason."
      note={`${measured.industries} industries, ${measured.specialties} specialties`}
    >
      <PressedLine written={job} />
    </Strip>
    <Strip
      title="Visual Prompter"
      text="Pictures and clips. It keeps your scene, fills in only what you left open, and follows the rules of the service you chose: how long a prompt can be, where exclusions go, and how long a clip can run. Three variations show a different view, lighting or setting."
      note={`${tools.image.length} image and ${tools.video.length} video services, each with prompts in its own format`}
      more={<RatioShelf />}
      below={<Services images={imageServices} clips={videoServices} />}
    >
      <StyleShelf />
    </Strip>
    <Strip
      title="Code Prompter"
      text="Sites, apps, APIs, components and individual features. It asks for the decisions that are costly to change later, puts the work in order, and lists the checks to pass before it counts as done."
      note={`${measured.projectTypes} project types, ${tools.code.length} tools`}
      more={
        <div className="desk mt-6">
          <div className="case-said">
            <CaseSaid {...waiting} />
          </div>
        </div>
      }
    >
      <div className="desk h-full">
        <CasePart {...waiting} />
      </div>
    </Strip>
  </ol>
);
