import { clientFrames } from '@mentor-connect/contract/messages/chatFrames'
import { allEndpoints } from '../../../testing/allEndpoints'

// A string, list or record without an upper bound would let one request cause unlimited work within its body size.

interface Schema {
  type?: string
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  maxLength?: number
  maxItems?: number
  maxProperties?: number
  minimum?: number
  maximum?: number
}

/** The paths in a schema without an upper bound. */
function unbounded(schema: Schema, place: string): string[] {
  if (schema.enum || schema.const !== undefined) return []
  const inside = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => unbounded(one, `${place}.${name}`)),
    ...Object.values(schema.patternProperties ?? {}).flatMap((one) => unbounded(one, `${place}.*`)),
    ...(schema.items ? unbounded(schema.items, `${place}[]`) : []),
    ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((one) => unbounded(one, place)),
    ...(typeof schema.additionalProperties === 'object'
      ? unbounded(schema.additionalProperties, `${place}.*`)
      : []),
  ]
  return isBounded(schema) ? inside : [place, ...inside]
}

function isBounded(schema: Schema): boolean {
  switch (schema.type) {
    case 'string':
      return schema.maxLength !== undefined
    case 'array':
      return schema.maxItems !== undefined
    case 'integer':
    case 'number':
      return schema.minimum !== undefined && schema.maximum !== undefined
    case 'object':
      return schema.properties !== undefined || schema.maxProperties !== undefined
    case 'boolean':
    case 'null':
      return true
    default:
      return Boolean(schema.anyOf ?? schema.allOf)
  }
}

it('bounds everything that an endpoint receives', async () => {
  const all = await allEndpoints()
  expect(all.length).toBeGreaterThan(50)
  const places = all.flatMap(([name, { params, query, body }]) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? unbounded(schema as Schema, `${name} ${part}`) : [],
    ),
  )
  expect(places).toEqual([])
})

it('bounds everything in a chat frame', () => {
  const places = Object.entries(clientFrames).flatMap(([name, schema]) => unbounded(schema as Schema, name))
  expect(places).toEqual([])
})

it.each<[string, Schema, string[]]>([
  ['a text', { type: 'string' }, ['at']],
  ['a list of texts', { type: 'array', maxItems: 3, items: { type: 'string' } }, ['at[]']],
  ['a list', { type: 'array', items: { type: 'boolean' } }, ['at']],
  ['a record', { type: 'object', patternProperties: { '^a': { type: 'boolean' } } }, ['at']],
  ['anything', {}, ['at']],
  ['a branch', { anyOf: [{ type: 'null' }, { type: 'string' }] }, ['at']],
])('detects %s without a bound', (_, schema, places) => {
  expect(unbounded(schema, 'at')).toEqual(places)
})
