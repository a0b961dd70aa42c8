import { Spinner } from './spinner.tsx';

export const FullScreenSpinner = ({ children }: { children?: string | false }) => (
  <div className="fixed inset-0 flex flex-col items-center justify-center gap-4 px-4 text-center text-mute">
    <Spinner label="Loading" size={28} />
    <output className="min-h-5 text-14">{children}</output>
  </div>
);
