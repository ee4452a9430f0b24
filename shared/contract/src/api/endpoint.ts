import type { Static, TSchema } from 'typebox'
import type { FileFields } from '../rules/uploads'
import type { OperatorRole } from '../rules/operatorRoles'
import type { RateLimitName } from '../rules/rateLimits'

/**
 * Who may call an endpoint. There is no default, so that no route is open by omission.
 * `public`: anyone · `session`: any signed-in person · `user` / `mentor`: that role only · `active-mentor`: a mentor
 * approved by the operator · `service`: another service of ours or an operator, with the service key · `watch`: the
 * watcher of releases, with its own key · `operator`: an operator of the back office, which is another service.
 */
export type Access = 'public' | 'session' | 'user' | 'mentor' | 'active-mentor' | InternalAccess

/** Access for programs of the site itself. For all other callers, these endpoints do not exist. */
const INTERNAL_ACCESS = ['service', 'watch', 'operator'] as const
export type InternalAccess = (typeof INTERNAL_ACCESS)[number]

export const isInternal = (access: Access): access is InternalAccess =>
  INTERNAL_ACCESS.some((internal) => internal === access)

/** Sends a call and returns the body of the response. Rejects with an error that `toApiFailure` can convert. */
export type SendToService = (
  endpoint: Pick<AnyEndpoint, 'method' | 'path' | 'access'>,
  request: { params?: Record<string, string>; query?: object; body?: unknown; signal?: AbortSignal },
) => Promise<unknown>

export type Method = 'GET' | 'POST'
/** HTTP methods that services of areas may use in addition to those of the API. */
export type ServiceMethod = Method | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Declaration of an API call. The server mounts it, the client calls it, and the OpenAPI document is generated from it.
 */
export interface Endpoint<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
  Reply extends TSchema = TSchema,
  Files extends FileFields = FileFields,
> {
  method: ServiceMethod
  /** The service that provides the endpoint; default: the main API. */
  service?: 'chat'
  /** Path on that service; `:name` marks a parameter. */
  path: string
  access: Access
  /**
   * Fields that must hold the caller's own id, for example `body.userId`. Requests with another id are rejected. If
   * there are several, one of them must hold the caller's id.
   */
  owner?: string | readonly string[]
  /**
   * For access `operator`: the roles that may call the endpoint, and whether the operator must have used a passkey
   * within the last minutes. The role `owner` may always call it.
   */
  operators?: { roles: readonly OperatorRole[]; freshPasskey?: true }
  /**
   * True if the endpoint is also open to accounts that are suspended or await approval. All other endpoints are
   * closed to them.
   */
  whileRestricted?: true
  /** For access `mentor`: true if mentors who await approval may call the endpoint, too. */
  whilePending?: true
  /**
   * True for a read that needs a request body. Unlike writes, it is open to people who still have to agree to new
   * terms.
   */
  isRead?: true
  /** Name of its rate limit; default: `read` for GET, `write` for POST. */
  rateLimit?: RateLimitName
  summary: string
  params?: Params
  query?: Query
  body?: Body
  /** Maximum size of a JSON body in bytes; default: 64 KB. */
  maxBodyBytes?: number
  /**
   * Files of the request, which make it multipart/form-data. Fields of `body` that are not strings are sent as JSON.
   */
  files?: Files
  /** Schema of `data` in a success body. Other fields are removed from the response. */
  reply: Reply
  /** Additional fields of a success body, next to `data`. */
  meta?: TSchema
  /** Content type of a response that is a file instead of JSON. For such a response, `reply` is only documentation. */
  file?: string
  /** Sends a call to the service of an area. See `service()` in the API client. */
  send?: SendToService
}

type FieldOf<Part extends string, Schema> = [Schema] extends [never]
  ? never
  : Schema extends TSchema
    ? `${Part}.${keyof Static<Schema> & string}`
    : never

/** A request field: `params.id`, `query.userId`, `body.userId`. */
type RequestField<Params, Query, Body> =
  | FieldOf<'params', Params>
  | FieldOf<'query', Query>
  | FieldOf<'body', Body>

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

/** Creates a pattern that matches the paths of an endpoint, without the query. A parameter matches any segment. */
export const pathPattern = ({ path }: Pick<AnyEndpoint, 'path'>) =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the only type for an arbitrary endpoint
export type AnyEndpoint = Endpoint<any, any, any, any, any>

export type ParamsOf<E> =
  E extends Endpoint<infer P, TSchema, TSchema, TSchema, FileFields> ? Static<P> : never
export type QueryOf<E> =
  E extends Endpoint<TSchema, infer Q, TSchema, TSchema, FileFields> ? Static<Q> : never
export type BodyOf<E> = E extends Endpoint<TSchema, TSchema, infer B, TSchema, FileFields> ? Static<B> : never
export type ReplyOf<E> =
  E extends Endpoint<TSchema, TSchema, TSchema, infer R, FileFields> ? Static<R> : never
/** Names of the file fields; `never` for an endpoint without files. */
export type FileNameOf<E> =
  E extends Endpoint<TSchema, TSchema, TSchema, TSchema, infer F> ? keyof F & string : never
