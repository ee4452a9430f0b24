import { Failure } from '@mentor-connect/shared/contracts/wire'
import type { AnyEndpoint } from '@mentor-connect/shared/contracts/endpoint'
import type { FastifySchema } from 'fastify'
import Type, { type TSchema } from 'typebox'

/** What Fastify validates, filters and documents for one endpoint. */
export function routeSchema(endpoint: AnyEndpoint): FastifySchema {
  return {
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(endpoint.files && { consumes: ['multipart/form-data', 'application/json'], files: endpoint.files }),
    response: { ...(endpoint.file ? {} : { 200: successSchema(endpoint) }), '4xx': Failure, '5xx': Failure },
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1] ?? ''],
    ...(endpoint.access !== 'public' && { security: [{ bearer: [] }, { cookie: [] }] }),
  }
}

function successSchema({ reply, beside }: AnyEndpoint) {
  return Type.Object({ message: Type.String(), data: reply as TSchema, ...properties(beside) })
}

const WHOLE_NUMBER = /^-?[0-9]{1,15}$/

/** Query values arrive as text: those that the schema calls whole numbers and that read as such become numbers. */
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
