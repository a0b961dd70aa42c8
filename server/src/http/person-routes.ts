import { createRoute, type RouteConfig, type RouteHandler } from '@hono/zod-openapi';
import type { Claims, Database, Transaction } from '@whetstone/database';
import type { Context, MiddlewareHandler } from 'hono';
import { authenticateIfAny } from './authenticate-if-any.ts';
import { authenticate, type SignedIn } from './authenticate.ts';
import type { Dependencies } from './dependencies.ts';

interface As<Person extends Claims> {
  Variables: { claims: Person };
}

type ContextOf<Person extends Claims, Route extends RouteConfig> = Parameters<
  RouteHandler<Route, As<Person>>
>[0];

/** Calls a verb of a service in one transaction as the person; what comes after `verb` is handed on to it. */
type Act<Person extends Claims> = <Rest extends readonly unknown[], Answer>(
  verb: (tx: Transaction, claims: Person, ...rest: Rest) => Promise<Answer>,
  ...rest: Rest
) => Promise<Answer>;

/** A request of a person, whose input was checked. */
interface Call<Person extends Claims, C extends Context> {
  readonly c: C;
  readonly claims: Person;
  /** The checked input: `valid('param')`, `valid('query')`, `valid('json')`. */
  readonly valid: C['req']['valid'];
  readonly act: Act<Person>;
}

const routesAs = <Person extends Claims>(database: Database, middleware: MiddlewareHandler<As<Person>>[]) => {
  const by =
    <Method extends RouteConfig['method']>(method: Method) =>
    <
      Path extends string,
      Request extends NonNullable<RouteConfig['request']>,
      Responses extends RouteConfig['responses'],
      Answer extends object,
    >(
      path: Path,
      request: Request,
      responses: Responses,
      work: (
        call: Call<
          Person,
          ContextOf<Person, { method: Method; path: Path; request: Request; responses: Responses }>
        >,
      ) => Promise<Answer>,
    ) => {
      const route = { method, path, request, responses };
      const handler = async (c: ContextOf<Person, typeof route>) => {
        const claims: Person = c.get('claims');
        const act: Act<Person> = (verb, ...rest) =>
          database.actingAs(claims, (tx) => verb(tx, claims, ...rest));
        return c.json(await work({ c, claims, valid: c.req.valid.bind(c.req), act }), 200);
      };
      return [createRoute({ ...route, middleware }), handler] as const;
    };
  return { get: by('get'), post: by('post'), put: by('put'), patch: by('patch'), del: by('delete') };
};

/**
 * Routes that only a signed-in person may ask, as the arguments of `openapi`: path, request and responses in OpenAPI's
 * words, and the work, whose answer is sent as JSON. `more` runs once the session is known.
 */
export const signedInRoutes = (dependencies: Dependencies, ...more: MiddlewareHandler<SignedIn>[]) =>
  routesAs(dependencies.database, [authenticate(dependencies), ...more]);

/** The same for routes that answer visitors too. */
export const visitorRoutes = (dependencies: Dependencies) =>
  routesAs(dependencies.database, [authenticateIfAny(dependencies)]);
