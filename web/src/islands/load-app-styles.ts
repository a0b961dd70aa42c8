import styles from '../styles/app.css?url';

let loading: Promise<void> | undefined;

/** A plain document comes with its own styles; a dialog of the app needs the app's. Resolves even where they cannot be had. */
export const loadAppStyles = (): Promise<void> => {
  loading ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true });
    document.head.append(link);
  });
  return loading;
};
