import type {
  AnyEndpoint,
  BodyOf,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from '@mentor-connect/shared/contracts/endpoint'
import type { Role } from '@mentor-connect/shared/contracts/people'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Who is calling, checked before the handler runs. */
export interface Session {
  personId: string
  role: Role
}

export interface Call<E extends AnyEndpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
}

export interface Context {
  /** There for every endpoint whose access is not `public`; else only when the caller happens to be signed in. */
  session: Session | null
  request: FastifyRequest
  reply: FastifyReply
}

/** What a handler answers: `data` of the success body, what stands beside it, and the message. */
export interface Answer<E extends AnyEndpoint> {
  data: ReplyOf<E>
  message?: string
  beside?: Record<string, unknown>
}

export type Handler<E extends AnyEndpoint> = (call: Call<E>, context: Context) => Promise<Answer<E>>

/** Mounts one endpoint of the contracts: validation, access check, success body and reply filter come from it. */
export declare function serve<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
): void
