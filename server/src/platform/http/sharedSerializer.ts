import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyInstance } from 'fastify'

type Compile = ReturnType<ReturnType<typeof SerializerSelector>>
type Route = Parameters<Compile>[0]

const compile = SerializerSelector()({}, {})
const serializers = new WeakMap<object, ReturnType<Compile>>()

/**
 * Compiles each response schema once per process instead of once per route and status: the failure body alone is part of
 * every route twice. This also speeds up tests that each build an app.
 */
export function registerSerializer(app: FastifyInstance) {
  app.setSerializerCompiler((route) => {
    const schema = (route as { schema: object }).schema
    const known = serializers.get(schema)
    if (known) return known
    const serializer = compile(route as Route)
    serializers.set(schema, serializer)
    return serializer
  })
}
