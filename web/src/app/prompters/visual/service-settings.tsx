import type { WrittenPrompt } from '../draft/prompter-draft.ts';

interface ServiceSettingsProps {
  settings: WrittenPrompt['settings'];
  /** Who reads the prompt, such as "Kling 3.0"; several where no service was chosen. */
  services: WrittenPrompt['services'];
}

/** What is set in the service itself, beside the prompt. */
export function ServiceSettings({ settings, services }: ServiceSettingsProps) {
  if (!settings || settings.length === 0) return undefined;
  const [only, ...others] = services ?? [];
  return (
    <section aria-labelledby="service-settings" className="border-t border-hairline px-(--desk-inset) py-4">
      <h3 id="service-settings" className="text-13 font-semibold">
        {only !== undefined && others.length === 0 ? `Set in ${only}` : 'Set in the service'}
      </h3>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 pt-2 text-13">
        {settings.map(({ name, value }) => (
          <div key={name} className="flex gap-2">
            <dt className="text-mute">{name}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
