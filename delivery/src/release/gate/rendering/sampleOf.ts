import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'

/** The parts of JSON Schema that replies of the contracts use. */
interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
}

const TEXTS = [
  'A sample text',
  'sample',
  '2026-01-15T08:30:00.000Z',
  '2026-01-15',
  'https://example.org/sample',
]
const NUMBERS = [1, 0, 100]

/**
 * A value that matches the schema, the same each time: every optional field is there, lists have one item.
 *
 * @throws if the schema needs a text or number that is not among the samples
 */
export function sampleOf(schema: TSchema): unknown {
  const sample = valueOf(schema as Schema)
  Value.Assert(schema, sample)
  return sample
}

function valueOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return valueOf(schema.anyOf[0]!)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, property]) => [name, valueOf(property)]),
      )
    case 'array':
      return schema.items ? [valueOf(schema.items)] : []
    case 'boolean':
      return true
    case 'string':
      return matching(schema, TEXTS)
    case 'number':
    case 'integer':
      return matching(schema, NUMBERS)
    default:
      return null
  }
}

const matching = (schema: Schema, samples: unknown[]) =>
  samples.find((sample) => Value.Check(schema as TSchema, sample))
