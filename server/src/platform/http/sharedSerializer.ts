import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyInstance } from 'fastify'

type Compile = ReturnType<ReturnType<typeof SerializerSelector>>
type Route = Parameters<Compile>[0]

const compile = SerializerSelector()({}, {})
const serializers = new WeakMap<object, ReturnType<Compile>>()

/**
 * Compiles each response schema once in a process, instead of once for each route and status that has it: the body of
 * failures alone is part of every route twice. Tests that build an app each have it compiled once too.
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
