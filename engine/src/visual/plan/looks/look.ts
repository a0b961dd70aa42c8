/** How one kind of thing is best pictured. Each text lists choices with `|`, the best first; `{whole}` stands for all of the subject. */
export interface Look {
  readonly view?: string;
  readonly setting?: string;
  readonly light?: string;
  /** By what its material is judged. */
  readonly detail?: string;
}
