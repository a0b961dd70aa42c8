import type { ReactNode } from 'react';

/** A line of a prompt with its marks: `del` is struck through, `ins` underlined. */
export const Sample = ({ children }: { children: ReactNode }) => <p className="sample">{children}</p>;
