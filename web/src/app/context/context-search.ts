/** A card to open. */
export interface ContextSearch {
  card?: string;
}

export const parseContextSearch = ({ card }: Record<string, unknown>): ContextSearch =>
  typeof card === 'string' && card !== '' ? { card } : {};
