import { Failure } from '@mentor-connect/contract/api/wire'
import { isInternal, type AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import type { FastifySchema } from 'fastify'
import Type, { type TSchema } from 'typebox'

const schemas = new WeakMap<AnyEndpoint, FastifySchema>()

/**
 * Returns the Fastify schema of an endpoint. The same object is returned each time, so that it is compiled
 * once per process.
 */
export function routeSchema(endpoint: AnyEndpoint): FastifySchema {
  const known = schemas.get(endpoint)
  if (known) return known
  const schema = schemaOf(endpoint)
  schemas.set(endpoint, schema)
  return schema
}

function schemaOf(endpoint: AnyEndpoint): FastifySchema {
  return {
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(endpoint.files && { consumes: ['multipart/form-data', 'application/json'], files: endpoint.files }),
    response: { ...(endpoint.file ? {} : { 200: successSchema(endpoint) }), '4xx': Failure, '5xx': Failure },
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1] ?? ''],
    security: securityOf(endpoint),
  }
}

/**
 * Returns the names of the security schemes of an endpoint, which are defined in `openApi.ts`. Any one of
 * them is sufficient.
 */
function securityOf({ access, service }: AnyEndpoint): FastifySchema['security'] {
  if (access === 'public') return undefined
  if (isInternal(access)) return [{ serviceKey: [] }]
  return service === 'chat' ? [{ bearer: [] }] : [{ bearer: [] }, { cookie: [] }]
}

function successSchema({ reply, meta }: AnyEndpoint) {
  return Type.Object({ message: Type.String(), data: reply as TSchema, ...properties(meta) })
}

const WHOLE_NUMBER = /^-?[0-9]{1,15}$/

/** Converts query values from text to numbers if the schema expects an integer and the text is an integer. */
export function withNumbers(schema: TSchema | undefined, query: unknown): unknown {
  if (!schema) return query
  const values = { ...(query as Record<string, unknown>) }
  for (const [name, property] of Object.entries(properties(schema))) {
    const value = values[name]
    if (isInteger(property) && typeof value === 'string' && WHOLE_NUMBER.test(value))
      values[name] = Number(value)
  }
  return values
}

function properties(schema: TSchema | undefined): Record<string, TSchema> {
  return (schema as { properties?: Record<string, TSchema> } | undefined)?.properties ?? {}
}

function isInteger(schema: TSchema) {
  return (schema as { type?: string }).type === 'integer'
}
