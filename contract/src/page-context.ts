import type { Generated } from '@whetstone/engine';
import type { DeskRequest } from './desk.ts';

/** What the server lends to a page while it is drawn there; absent in the browser. */
export interface PageContext {
  /** A GET of the server's own API, answered in the process. */
  readApi(path: string): Promise<Response>;
  /** What the desk on the home page shows for a goal of the site's own. */
  writeForDesk(request: DeskRequest): Generated;
  /** The API's answer to a goal that the visitor sent to the desk as a form. */
  askDesk(request: DeskRequest): Promise<Response>;
}
