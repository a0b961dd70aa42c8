import type { ReactNode } from 'react';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { goalFieldId } from './use-prompter.ts';

interface FormHeadProps {
  title: string;
  /** There is a prompt: the goal is the heading now. */
  isTold: boolean;
  /** Stands at the end of the line. */
  act: ReactNode;
}

/** The title of a prompter's form: as high as the head of the result and its border, and on one line with it. */
export const FormHead = ({ title, isTold, act }: FormHeadProps) => (
  <div
    className={`-mb-2 flex items-center justify-between gap-4 pb-px ${isTold ? 'min-h-16' : 'max-lg:pt-6 lg:min-h-22'}`}
  >
    <h1 className={isTold ? 'text-14 font-semibold' : 'display text-28 lg:-mt-1'}>{title}</h1>
    <span className="flex items-center gap-4">
      {isTold && (
        <button
          type="button"
          aria-keyshortcuts="E"
          className={buttonClasses('quiet', 'text', 'font-normal pointer-coarse:-my-3')}
          onClick={() => document.getElementById(goalFieldId)?.focus()}
        >
          Edit goal{' '}
          <kbd aria-hidden="true" className="key-cap">
            E
          </kbd>
        </button>
      )}
      {act}
    </span>
  </div>
);
