import type { Objects } from './object-store.ts';
import { couponById } from './objects/coupon.ts';

const isRecord = (node: unknown): node is Record<string, unknown> =>
  node !== null && typeof node === 'object';

/** Fields that the provider leaves out until they are asked for. */
const leftOut: Readonly<Record<string, readonly string[]>> = { invoice: ['payments'] };
const maxDepth = 4;

const find = async (objects: Objects, id: string): Promise<unknown> =>
  (await objects.get(id)) ?? couponById(id) ?? id;

const expandAt = async (objects: Objects, node: unknown, [head, ...rest]: string[]): Promise<void> => {
  if (Array.isArray(node)) {
    for (const one of node) await expandAt(objects, one, [head ?? '', ...rest]);
    return;
  }
  if (!isRecord(node) || head === undefined) return;
  const value = node[head];
  if (typeof value === 'string') node[head] = await find(objects, value);
  else if (Array.isArray(value))
    node[head] = await Promise.all(value.map((one) => (typeof one === 'string' ? find(objects, one) : one)));
  if (rest.length > 0) await expandAt(objects, node[head], rest);
};

const leaveOut = (node: unknown, path: string, asked: readonly string[]): void => {
  if (Array.isArray(node)) for (const one of node) leaveOut(one, path, asked);
  else if (isRecord(node)) {
    for (const key of leftOut[String(node['object'])] ?? [])
      if (!asked.some((one) => one === path + key || one.startsWith(`${path}${key}.`))) delete node[key];
    for (const [key, value] of Object.entries(node)) leaveOut(value, `${path}${key}.`, asked);
  }
};

/** The answer with what `expand` asks for in place of ids, and without what only comes when asked for. */
export const expand = async (objects: Objects, answer: object, asked: readonly string[]): Promise<object> => {
  const copy: object = JSON.parse(JSON.stringify(answer));
  for (const path of asked) {
    const steps = path.split('.');
    if (steps.length > maxDepth) throw new Error(`Expands too deep: ${path}`);
    await expandAt(objects, copy, steps);
  }
  leaveOut(copy, '', asked);
  return copy;
};
