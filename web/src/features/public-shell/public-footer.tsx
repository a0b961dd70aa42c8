import { footerLinks } from '../../config/site.ts';
import { WithdrawLink } from './withdraw-link.tsx';

const currentYear = () => new Date().getFullYear();

export function PublicFooter() {
  return (
    <footer className="border-t border-hairline">
      <div className="mx-auto flex max-w-[1200px] flex-wrap items-center gap-x-6 gap-y-2 px-4 py-8 text-13 text-mute sm:px-6">
        <span className="mr-auto max-md:w-full">© {currentYear()} Whetstone</span>
        {footerLinks.map(({ href, label }) => (
          <a key={href} href={href} className="py-2 hover:text-ink">
            {label}
          </a>
        ))}
        <WithdrawLink className="py-2 hover:text-ink" />
      </div>
    </footer>
  );
}
