import { stemOf } from './inflect.ts';

/** Stems of the words that frame a list of wishes ("Users should be able to …") and carry no wish of their own. */
export const frameStems: ReadonlySet<string> = new Set(
  'the this that these it its they your a an and or of for to such as like including following website site webpage web application app platform system page tool program software should must will can shall need have has include provide offer support contain feature function functionality functionalities capability ability user people visitor able be allow let enable also various basic several key core main with additionally'
    .split(' ')
    .map(stemOf),
);
