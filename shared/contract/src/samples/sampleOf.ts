import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'

/** The parts of JSON Schema that the replies in the contracts use. */
interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  minItems?: number
}

const A_TIME = '2026-01-15T08:30:00.000Z'
const A_DAY = '2026-01-15'
const A_MONTH = '2026-01'
/**
 * Patterns of field names. Such a field holds a time, a day, a time zone or a language, although its schema allows
 * any text.
 */
const TIME = /(At|Date|On|Until|Since)$|^(timestamp|at|until|since|start|end)$/
const DAY = /^(day|week)$/
const TIME_ZONE = /timeZone$/i
const LANGUAGE = /^lang$|language$/i
const TEXTS = [
  'A sample text',
  'sample',
  A_TIME,
  A_DAY,
  A_MONTH,
  'https://example.org/sample',
  '/files/portrait-abcdefghijklmnopqrstuv/sample.png',
  '/files/lesson-abcdefghijklmnopqrstuv/sample.webp',
]
const NUMBERS = [1, 0, 100, 30, 2020]

export interface Preference {
  /** The role that people in the sample have if the schema allows several roles. */
  role?: 'user' | 'mentor'
}

/**
 * Returns a value that matches the schema. It is the same each time: every optional field is present, and lists are
 * as short as possible, but not empty.
 *
 * @throws if the schema requires a text or number that is not among the samples
 */
export function sampleOf(schema: TSchema, preference: Preference = {}): unknown {
  const sample = valueOf(schema as Schema, preference)
  Value.Assert(schema, sample)
  return sample
}

function valueOf(schema: Schema, preference: Preference): unknown {
  const inner = (part: Schema) => valueOf(part, preference)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum.find((value) => value === preference.role) ?? schema.enum[0]
  if (schema.anyOf) return inner(schema.anyOf.find((one) => isOfRole(one, preference)) ?? schema.anyOf[0]!)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(inner))
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, property]) => [
          name,
          isText(property) ? matching(property, [...textsFor(name), ...TEXTS]) : inner(property),
        ]),
      )
    case 'array':
      return schema.items ? listOf(inner(schema.items), schema.minItems) : []
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

const isText = (schema: Schema) => schema.type === 'string' && !schema.enum && schema.const === undefined

function textsFor(name: string): string[] {
  // The schema may require only a part of a time, so a day and a month are offered, too.
  if (TIME.test(name)) return [A_TIME, A_DAY, A_MONTH]
  if (LANGUAGE.test(name)) return ['en']
  if (TIME_ZONE.test(name)) return ['Asia/Kolkata']
  return DAY.test(name) ? [A_DAY] : []
}

/** The texts in a list differ from each other, because they may be ids. */
const listOf = (item: unknown, length = 1) =>
  Array.from({ length: Math.max(length, 1) }, (_, index) =>
    typeof item === 'string' && index > 0 ? `${item}-${index + 1}` : item,
  )

const isOfRole = ({ properties }: Schema, { role }: Preference) =>
  role !== undefined && properties?.['role']?.const === role

const matching = (schema: Schema, samples: unknown[]) =>
  samples.find((sample) => Value.Check(schema as TSchema, sample))
