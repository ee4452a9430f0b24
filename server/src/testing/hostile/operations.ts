import type { Schema } from './schemaValues'

export type ServiceName = 'api' | 'chat'

/** One operation of a service. */
export interface Operation {
  service: ServiceName
  method: string
  /** `{name}` marks a parameter. */
  path: string
  params: Record<string, Schema>
  query: Record<string, Schema>
  body?: Schema
  /** Names of the file fields, if the operation takes a form. */
  files?: string[]
}

interface Parameter {
  in: string
  name: string
  schema: Schema
}

interface Described {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** The parts of an OpenAPI description that define requests. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, Described>>
}

export function operationsOf(service: ServiceName, { paths }: OpenApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]): Operation => {
      const form = described.requestBody?.content['multipart/form-data']?.schema
      return {
        service,
        method: method.toUpperCase(),
        path,
        params: parametersIn('path', described),
        query: parametersIn('query', described),
        body: described.requestBody?.content['application/json']?.schema ?? form,
        files: form && filesOf(form),
      }
    }),
  )
}

function parametersIn(place: string, { parameters = [] }: Described): Record<string, Schema> {
  return Object.fromEntries(parameters.filter((one) => one.in === place).map((one) => [one.name, one.schema]))
}

function filesOf({ properties = {} }: Schema): string[] {
  return Object.keys(properties).filter((name) => properties[name]?.items?.format === 'binary')
}

const TEXT: Schema = { type: 'string', maxLength: 100 }

function undescribed(service: ServiceName, path: string, query: string[] = [], method = 'GET'): Operation {
  const names = [...path.matchAll(/{(\w+)}/g)].map(([, name]) => name!)
  const texts = (of: string[]) => Object.fromEntries(of.map((name) => [name, TEXT]))
  return { service, method, path, params: texts(names), query: texts(query) }
}

/**
 * Routes without an OpenAPI description: pictures, files, keys, pages, probes, the sign-in service, and unknown paths.
 */
export const UNDESCRIBED: Operation[] = [
  undescribed('api', '/media/banners/{id}.svg'),
  undescribed('api', '/media/portraits/{id}.svg', ['look']),
  undescribed('api', '/files/{folder}/{name}'),
  undescribed('api', '/.well-known/jwks.json'),
  undescribed('api', '/.well-known/did.json'),
  undescribed('api', '/docs'),
  undescribed('api', '/docs/{name}'),
  undescribed('api', '/healthz'),
  undescribed('api', '/readyz'),
  undescribed('api', '/__mail.json', ['to']),
  undescribed('api', '/__mail/{id}'),
  undescribed('api', '/__clerk/v1/client'),
  undescribed('api', '/__clerk/v1/client/sign_ins', ['_method'], 'POST'),
  undescribed('api', '/__clerk/v1/client/sign_ups/{id}'),
  undescribed('api', '/__clerk/v1/client/sessions/{id}/tokens', [], 'POST'),
  undescribed('api', '/__clerk/v1/users/{id}'),
  undescribed('api', '/__clerk/google/authorize', ['state']),
  undescribed('api', '/__clerk/google/authorize', ['state'], 'POST'),
  undescribed('api', '/{name}/{id}', ['q']),
  undescribed('api', '/notifications/unsubscribe/messages', ['token']),
  undescribed('api', '/notifications/unsubscribe/messages', ['token'], 'POST'),
  undescribed('api', '/notifications/unsubscribe/requests', ['token']),
  undescribed('api', '/notifications/unsubscribe/requests', ['token'], 'POST'),
  undescribed('api', '/notifications/unsubscribe/sessions', ['token']),
  undescribed('api', '/notifications/unsubscribe/sessions', ['token'], 'POST'),
  undescribed('api', '/notifications/unsubscribe/learning', ['token']),
  undescribed('api', '/notifications/unsubscribe/learning', ['token'], 'POST'),
  undescribed('chat', '/readyz'),
  undescribed('chat', '/docs/json'),
  undescribed('chat', '/{name}', ['userId']),
]
