import type { TSchema, TUnsafe } from 'typebox'
import type { Endpoint, ServiceMethod } from '@mentor-connect/contract/api/endpoint'
import { sendToService } from './sendToService'

/*
 * The types of the functions below are derived from the service's OpenAPI document, given as the type `paths` that
 * `openapi-typescript` generates.
 */

type Json<Part> = Part extends { content: { 'application/json': infer Body } } ? Body : undefined
type Reply<Operation> = Operation extends { responses: infer Responses }
  ? Json<Responses[keyof Responses & (200 | 201 | 204)]>
  : never
type Defined<Type> = [NonNullable<Type>] extends [never] ? never : NonNullable<Type>
type Params<Operation> = Operation extends { parameters: { path: infer Path } } ? Defined<Path> : never
type Query<Operation> = Operation extends { parameters: { query?: infer Values } } ? Defined<Values> : never
type Body<Operation> = Operation extends { requestBody?: infer Sent } ? Defined<Json<Sent>> : never

type Schema<Type> = [Type] extends [never] ? never : TUnsafe<Type>
type OperationOf<Paths, Path extends keyof Paths, Method extends string> = Paths[Path][Method &
  keyof Paths[Path]]
type PathsWith<Paths, Method extends string> = {
  [Path in keyof Paths & string]: OperationOf<Paths, Path, Method> extends { responses: unknown }
    ? Path
    : never
}[keyof Paths & string]

export type ServiceEndpoint<Operation> = Endpoint<
  Schema<Params<Operation>>,
  Schema<Query<Operation>>,
  Schema<Body<Operation>>,
  TUnsafe<Reply<Operation>>,
  never
>

interface Options {
  /**
   * Who may call the endpoint. `session`: the call carries a token that tells the service who is signed in. Default:
   * `public`.
   */
  access?: 'public' | 'session'
}

type Declare<Paths, Method extends string> = <Path extends PathsWith<Paths, Method>>(
  path: Path,
  options?: Options,
) => ServiceEndpoint<OperationOf<Paths, Path, Method>>

export interface Service<Paths> {
  get: Declare<Paths, 'get'>
  post: Declare<Paths, 'post'>
  put: Declare<Paths, 'put'>
  patch: Declare<Paths, 'patch'>
  delete: Declare<Paths, 'delete'>
}

/**
 * Declares the endpoints of an area's own service, for use with `call` and `useEndpoint`. A service responds with
 * JSON, and the whole body becomes the `data` of the response.
 *
 * @param name the service's name, as in `connects` of `area.json`
 * @example
 * const jobs = service<paths>('jobs')
 * export const getOpening = jobs.get('/openings/{id}')
 * export const apply = jobs.post('/openings/{id}/applications', { access: 'session' })
 */
export function service<Paths>(name: string): Service<Paths> {
  const declare =
    (method: ServiceMethod) =>
    (path: string, { access = 'public' }: Options = {}) => ({
      method,
      path: `${name}:${path.replace(/{(\w+)}/g, ':$1')}`,
      access,
      summary: `${method} ${path} of the service ${name}.`,
      reply: {} as TSchema,
      send: sendToService,
    })
  return {
    get: declare('GET'),
    post: declare('POST'),
    put: declare('PUT'),
    patch: declare('PATCH'),
    delete: declare('DELETE'),
  } as Service<Paths>
}
