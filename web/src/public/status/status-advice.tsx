import { supportEmail } from '../../content/owners-copy.ts';

/** What to do while something is down, or while nobody knows. */
export const StatusAdvice = ({ isKnown }: { isKnown: boolean }) => (
  <p className="mx-auto mb-12 max-w-[1200px] px-4 text-16 text-body sm:px-6">
    {isKnown
      ? 'What does not work now can be tried again in a few minutes; this page says when it is over. '
      : 'The measurements cannot be read. Try again in a minute. '}
    If it lasts, write to{' '}
    <a href={`mailto:${supportEmail}`} className="text-link">
      {supportEmail}
    </a>
    .
  </p>
);
