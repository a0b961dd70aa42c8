export type FormValue = string | FormValue[] | { [key: string]: FormValue };

type Tree = { [key: string]: Tree | string };

const plain = (key: string) => !['__proto__', 'constructor', 'prototype'].includes(key);

const asLists = (tree: Tree | string): FormValue => {
  if (typeof tree === 'string') return tree;
  const entries = Object.entries(tree).map(([key, value]) => [key, asLists(value)] as const);
  return entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))
    ? entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value)
    : Object.fromEntries(entries);
};

/** Reads the provider's form encoding, `items[0][price]=…`, into objects and lists of text. */
export const readForm = (text: string): { [key: string]: FormValue } => {
  const root: Tree = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    if (!path.every(plain)) continue;
    let node = root;
    for (const [index, key] of path.entries()) {
      const step = key === '' ? String(Object.keys(node).length) : key;
      const there = node[step];
      if (index === path.length - 1) node[step] = value;
      else node = typeof there === 'object' ? there : (node[step] = {});
    }
  }
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, asLists(value)]));
};
