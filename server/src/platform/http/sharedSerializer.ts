import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyInstance } from 'fastify'

type Compile = ReturnType<ReturnType<typeof SerializerSelector>>
type Route = Parameters<Compile>[0]
type Serializer = ReturnType<Compile>

export const compileSerializer = SerializerSelector()({}, {})
const serializers = new WeakMap<object, Serializer>()

/**
 * Compiles each response schema once per process instead of once per route and status: the failure body alone is part of
 * every route twice. It is compiled for the first response: compiling all of them would slow down the start.
 */
export function registerSerializer(app: FastifyInstance) {
  app.setSerializerCompiler((route) => {
    const schema = (route as { schema: object }).schema
    const known = serializers.get(schema)
    if (known) return known
    let compiled: Serializer | undefined
    const serializer: Serializer = (data) => (compiled ??= compileSerializer(route as Route))(data)
    serializers.set(schema, serializer)
    return serializer
  })
}
