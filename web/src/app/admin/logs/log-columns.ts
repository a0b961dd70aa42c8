/** When, who and what, for the entries of a log and the filters above them. */
export const logColumns = 'gap-x-6 lg:grid-cols-[10rem_14rem_minmax(0,1fr)_minmax(0,1fr)]';
