/** Objects of the provider's shape by id, as one transaction sees them. */
export interface Objects {
  get<Body extends object>(id: string): Promise<Body | undefined>;
  /** Oldest first; all of a kind, or one customer's. */
  list<Body extends object>(kind: string, customerId?: string): Promise<Body[]>;
  remove(id: string): Promise<void>;
  put(kind: string, id: string, body: object, customerId?: string | null): Promise<void>;
}

export interface ObjectStore {
  /** Runs alone; what it wrote stands or falls together. */
  atomically<T>(work: (objects: Objects) => Promise<T>): Promise<T>;
}
