import { footerGroups } from '../../config/site.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import { WithdrawLink } from '../parts/withdraw-link.tsx';

const currentYear = () => new Date().getFullYear();
const linkClasses = 'block w-fit py-1.5 text-body hover:text-ink pointer-coarse:py-2.5';

export function PublicFooter() {
  return (
    <footer className="sticky top-full border-t border-hairline">
      <div className="mx-auto grid max-w-[1200px] grid-cols-2 gap-x-8 gap-y-8 px-4 py-12 text-14 sm:px-6 md:grid-cols-[minmax(0,1fr)_9rem_9rem_13rem]">
        <div className="flex flex-col gap-4 max-md:col-span-2">
          <Wordmark />
          <p className="text-13 text-mute md:mt-auto">{`© ${currentYear()} Whetstone`}</p>
        </div>
        {footerGroups.map(({ title, links }) => (
          <div key={title} className="max-md:last:col-span-2">
            <p className="mb-2 text-13 text-mute">{title}</p>
            {links.map(({ href, label }) => (
              <a key={href} href={href} className={linkClasses}>
                {label}
              </a>
            ))}
            {title === 'Legal' && <WithdrawLink className={linkClasses} />}
          </div>
        ))}
      </div>
    </footer>
  );
}
