import { Spinner } from './spinner.tsx';

export const FullScreenSpinner = () => (
  <div className="fixed inset-0 flex items-center justify-center text-mute">
    <Spinner label="Loading" size={28} />
  </div>
);
