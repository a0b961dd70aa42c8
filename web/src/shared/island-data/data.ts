type CamelCase<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text;

/** Finds the elements that have one of the attributes which `Data` declares; an element's name may come before. */
export type Selector<Data> = `${string}[${keyof Data & string}]`;

/**
 * What an element says with the attributes that `Data` declares, as its `dataset` gives it. Page and script come from
 * one build, so a `dataset` says nothing else.
 */
export type Dataset<Data> = {
  [Name in keyof Data as Name extends `data-${infer Rest}` ? CamelCase<Rest> : never]?: Data[Name] extends
    | true
    | undefined
    ? string
    : Data[Name];
};
