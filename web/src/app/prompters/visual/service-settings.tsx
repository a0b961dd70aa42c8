import { imageServices, videoServices } from '@whetstone/engine/catalogue';
import { RatioThumbnail } from '../../../ui/thumbnails/ratio-thumbnail.tsx';
import { ServiceThumbnail } from '../../../ui/thumbnails/service-thumbnail.tsx';
import type { WrittenPrompt } from '../draft/prompter-draft.ts';

interface ServiceSettingsProps {
  settings: WrittenPrompt['settings'];
  /** Who reads the prompt, such as "Kling 3.0"; several where no service was chosen. */
  services: WrittenPrompt['services'];
}

const ratioName = 'Aspect ratio';
const drawn = [...imageServices, ...videoServices];

/** What is set in the service itself, beside the prompt. */
export function ServiceSettings({ settings, services }: ServiceSettingsProps) {
  if (!settings || settings.length === 0) return undefined;
  const [only, ...others] = services ?? [];
  const service = others.length === 0 ? drawn.find(({ name }) => name === only) : undefined;
  return (
    <section
      aria-labelledby="service-settings"
      className="flex items-start gap-4 border-t border-hairline px-(--desk-inset) py-6"
    >
      {service && <ServiceThumbnail service={service} />}
      <div className="min-w-0">
        <h3 id="service-settings" className="text-13 font-semibold">
          {only !== undefined && others.length === 0 ? `Set these in ${only}` : 'Set these in the service'}
        </h3>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 pt-1 text-13 @min-[36rem]:flex @min-[36rem]:flex-wrap @min-[36rem]:gap-x-6">
          {settings.map(({ name, value }) => (
            <div key={name} className="contents items-center gap-2 @min-[36rem]:flex">
              <dt className="text-mute">{name}</dt>
              <dd className="flex items-center gap-2 tabular">
                {name === ratioName && <RatioThumbnail ratio={value} size={20} />}
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
