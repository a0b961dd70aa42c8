import type { DemoFormData } from '../../shared/island-data/demo-form.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { MessageBox } from '../../ui/message-box.tsx';
import { demoMessages, type DemoOutcome } from './demo-outcomes.ts';

const fields = [
  { name: 'name', label: 'Your name', type: 'text', autoComplete: 'name', maxLength: 100 },
  { name: 'email', label: 'Work email', type: 'email', autoComplete: 'email', maxLength: 254 },
  { name: 'company', label: 'Company', type: 'text', autoComplete: 'organization', maxLength: 100 },
] as const;

/** A plain form that posts without a script; the site script sends it in place and keeps what was typed. */
export function DemoForm({ outcome }: { outcome?: DemoOutcome }) {
  return (
    <form
      method="post"
      action="/api/demo-requests"
      {...({ 'data-demo-form': true } satisfies DemoFormData)}
      className="grid gap-4 rounded-card border border-hairline bg-raised p-6 sm:grid-cols-2"
    >
      <div
        {...({ 'data-demo-message': true } satisfies DemoFormData)}
        aria-live="polite"
        className="empty:absolute sm:col-span-2"
      >
        {outcome && (
          <MessageBox look={outcome === 'sent' ? 'done' : 'bad'}>{demoMessages[outcome]}</MessageBox>
        )}
      </div>
      {fields.map(({ label, ...input }) => (
        <label
          key={input.name}
          className={`flex flex-col gap-1.5 text-13 font-medium text-ink ${input.name === 'company' ? 'sm:col-span-2' : ''}`}
        >
          {label}
          <input {...input} required className="field h-10 px-3 text-14 font-normal pointer-coarse:h-11" />
        </label>
      ))}
      <label className="flex flex-col gap-1.5 text-13 font-medium text-ink sm:col-span-2">
        <span>
          What your team uses AI tools for <span className="font-normal text-mute">(optional)</span>
        </span>
        <textarea name="message" rows={4} maxLength={2000} className="field px-3 py-2 text-14 font-normal" />
      </label>
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <button type="submit" className={buttonClasses('primary', 'large')}>
          Schedule Demo
        </button>
        <span className="text-13 text-mute">
          We use this only to reply to you. See{' '}
          <a href="/privacy" className="text-link">
            Privacy
          </a>
          .
        </span>
      </div>
    </form>
  );
}
