import type { Static, TSchema } from 'typebox'
import type { FileFields } from '../rules/uploads'
import type { RateLimitName } from '../rules/rateLimits'

/**
 * Who may call an endpoint. There is no default: a route is never open by omission.
 * `public`: anyone · `session`: any signed-in person · `user` / `mentor`: that role only · `active-mentor`: a mentor
 * whom the operator has approved · `service`: another process of ours, or an operator, with the service key.
 */
export type Access = 'public' | 'session' | 'user' | 'mentor' | 'active-mentor' | 'service'

export type Method = 'GET' | 'POST'

/** One call of the API, written once: the server mounts it, the client calls it, the OpenAPI page prints it. */
export interface Endpoint<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
  Reply extends TSchema = TSchema,
  Files extends FileFields = FileFields,
> {
  method: Method
  /** The service that answers; the main API unless told otherwise. */
  service?: 'chat'
  /** Path on that service; `:name` marks a parameter. */
  path: string
  access: Access
  /**
   * Where a request carries the caller's own id, for example `body.userId`. A request with any other id there is refused.
   * Of several places, one must hold the caller's id.
   */
  owner?: string | readonly string[]
  /** Also for people whose account is suspended or waits for approval: everything else is closed to them. */
  whileRestricted?: true
  /** How often it may be called; `read` for GET and `write` for POST unless told otherwise. */
  rateLimit?: RateLimitName
  summary: string
  params?: Params
  query?: Query
  body?: Body
  /** The most bytes of a body as JSON; 64 KB unless told otherwise. */
  maxBodyBytes?: number
  /** Makes it multipart/form-data: fields of `body` that are not text travel as JSON, and these files beside them. */
  files?: Files
  /** Shape of `data` in a success body. Fields that are not in it never leave the server. */
  reply: Reply
  /** Further fields of a success body, next to `data`. */
  meta?: TSchema
  /** Content type of a reply that is a file and not JSON; `reply` then only documents it. */
  file?: string
}

type FieldOf<Part extends string, Schema> = [Schema] extends [never]
  ? never
  : Schema extends TSchema
    ? `${Part}.${keyof Static<Schema> & string}`
    : never

/** A field of what an endpoint is sent: `params.id`, `query.userId`, `body.userId`. */
type RequestField<Params, Query, Body> =
  FieldOf<'params', Params> | FieldOf<'query', Query> | FieldOf<'body', Body>

export function endpoint<
  Params extends TSchema = never,
  Query extends TSchema = never,
  Body extends TSchema = never,
  Reply extends TSchema = TSchema,
  Files extends FileFields = never,
>(
  declaration: Endpoint<Params, Query, Body, Reply, Files> & {
    owner?: RequestField<Params, Query, Body> | readonly RequestField<Params, Query, Body>[]
  },
): Endpoint<Params, Query, Body, Reply, Files> {
  return declaration
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the one place that stands for "whatever endpoint"
export type AnyEndpoint = Endpoint<any, any, any, any, any>

export type ParamsOf<E> =
  E extends Endpoint<infer P, TSchema, TSchema, TSchema, FileFields> ? Static<P> : never
export type QueryOf<E> =
  E extends Endpoint<TSchema, infer Q, TSchema, TSchema, FileFields> ? Static<Q> : never
export type BodyOf<E> = E extends Endpoint<TSchema, TSchema, infer B, TSchema, FileFields> ? Static<B> : never
export type ReplyOf<E> =
  E extends Endpoint<TSchema, TSchema, TSchema, infer R, FileFields> ? Static<R> : never
/** Names of the file fields; never for an endpoint that takes no files. */
export type FileNameOf<E> =
  E extends Endpoint<TSchema, TSchema, TSchema, TSchema, infer F> ? keyof F & string : never
