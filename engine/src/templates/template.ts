import type { LibraryCategory } from '../catalogue/categories.ts';

export interface TemplateVariable {
  /** Name between the double braces, snake case. */
  readonly name: string;
  readonly label: string;
  /** A real value that shows what belongs here. */
  readonly example: string;
  /** An optional variable stands on a line of its own; left empty, its line goes. */
  readonly optional?: true;
}

export interface Template {
  /** Fixed UUID, the row's primary key in every installation. */
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly category: LibraryCategory;
  /** Four to six, lower case. */
  readonly tags: readonly string[];
  readonly useCase: string;
  readonly text: string;
  readonly variables: readonly TemplateVariable[];
}
