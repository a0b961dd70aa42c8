export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Resolves when the mail is accepted for delivery; rejects when it is not. */
  send(mail: Mail): Promise<void>;
}
