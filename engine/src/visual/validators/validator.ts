export interface ServiceForm {
  readonly version: string;
  /** Pika's bot syntax instead of fields. */
  readonly flags: boolean;
}

/** Problems of a prompt for one service, by the vendor's rules alone; none means it would be taken. */
export type Validator = (prompt: string, form: ServiceForm) => readonly string[];
