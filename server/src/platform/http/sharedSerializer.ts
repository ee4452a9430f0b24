import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'
import { toldApartByKind } from './toldApartByKind'
import { compileLater } from './validation/compiledSchemas'

type Compile = ReturnType<ReturnType<typeof SerializerSelector>>
type Route = Parameters<Compile>[0]
type Serializer = ReturnType<Compile>

const compilerFor = SerializerSelector()

export function compileSerializer(route: Route): Serializer {
  const { schema, externalSchemas } = toldApartByKind(schemaOf(route))
  return compilerFor(externalSchemas, {})({ ...route, schema })
}

const serializers = new WeakMap<object, Serializer>()

/**
 * Compiles each response schema once per process instead of once per route and status. The schema of error
 * responses alone is used twice in every route. Small schemas are compiled when the first response needs
 * them.
 */
export function registerSerializer(app: FastifyInstance) {
  app.setSerializerCompiler((route) => {
    const schema = schemaOf(route)
    const known = serializers.get(schema)
    if (known) return known
    const compiled = compileLater(schema, () => compileSerializer(route as Route))
    const serializer: Serializer = (data) => compiled()(data)
    serializers.set(schema, serializer)
    return serializer
  })
}

/** Fastify passes the schema of one response, although its types declare the schema of the whole route. */
const schemaOf = (route: unknown) => (route as { schema: TSchema }).schema
