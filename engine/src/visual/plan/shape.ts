/** Proportions of the picture; each service has its own figures for them. */
export type Shape = 'square' | 'landscape' | 'wide' | 'portrait' | 'tall';
