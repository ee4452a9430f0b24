import type { KnownValues } from './knownValues'
import { repetition } from './grammars'
import type { Random } from './random'

/** The parts of JSON Schema that our contracts use. */
export interface Schema {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  patternProperties?: Record<string, Schema>
  items?: Schema
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  maxProperties?: number
  minimum?: number
  maximum?: number
}

const LIST_MAX = 6
/** Share of values that are at a limit of their schema, or just beyond it. */
const AT_BORDER = 0.06
/** Share of texts that repeat a token up to the maximum length. */
const REPEATED = 0.05
/** Maximum length of such a text here; `worstRequests` sends texts of the full length. */
const REPEATED_MAX = 20_000

/** A value that mostly matches the schema, with existing ids and addresses. `name` is the name of the field. */
export function valueFor(schema: Schema, name: string, known: KnownValues, random: Random): unknown {
  const next = (one: Schema, inside = name) => valueFor(one, inside, known, random)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  if (schema.anyOf) return next(random.pick(schema.anyOf))
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => next(one)))
  switch (schema.type) {
    case 'object':
      return objectFor(schema, next, random)
    case 'array':
      return Array.from({ length: lengthFor(schema, random) }, () => next(schema.items ?? {}))
    case 'integer':
    case 'number':
      return numberFor(schema, random)
    case 'boolean':
      return random.chance(0.5)
    case 'null':
      return null
    default:
      return textFor(schema, name, known, random)
  }
}

type Next = (schema: Schema, name?: string) => unknown

function objectFor(schema: Schema, next: Next, random: Random): Record<string, unknown> {
  const record = schema.additionalProperties ?? Object.values(schema.patternProperties ?? {})[0]
  if (!schema.properties && typeof record === 'object') {
    const keys = Array.from({ length: 1 + random.int(4) }, (_, at) => `${random.int(3)}-${at}`)
    return Object.fromEntries(keys.map((key) => [key, next(record)]))
  }
  const present = Object.entries(schema.properties ?? {}).filter(
    ([name]) => schema.required?.includes(name) || random.chance(0.5),
  )
  return Object.fromEntries(present.map(([name, one]) => [name, next(one, name)]))
}

function lengthFor({ minItems = 0, maxItems = 1_000 }: Schema, random: Random): number {
  if (random.chance(AT_BORDER)) return Math.min(random.pick([minItems, maxItems, maxItems + 1]), 1_001)
  return Math.min(maxItems, minItems + random.int(LIST_MAX))
}

function numberFor({ type, minimum = 0, maximum = 100 }: Schema, random: Random): number {
  if (random.chance(AT_BORDER)) return random.pick([minimum, maximum, minimum - 1, maximum + 1])
  const value = minimum + random.next() * Math.min(maximum - minimum, 30)
  return type === 'integer' ? Math.round(value) : value
}

function textFor(schema: Schema, name: string, known: KnownValues, random: Random): string {
  const { minLength = 0, maxLength = 200 } = schema
  if (random.chance(AT_BORDER)) {
    const length = random.pick([Math.max(0, minLength - 1), minLength, maxLength, maxLength + 1])
    return random.pick(['a', 'क', '9']).repeat(length)
  }
  if (random.chance(REPEATED)) return repetition(Math.min(maxLength, REPEATED_MAX), random)
  if (schema.format === 'date-time') return new Date(1_700_000_000_000 + random.int(1e11)).toISOString()
  return known.textFor(name, random) ?? `text ${random.id().slice(0, random.int(20))}`.slice(0, maxLength)
}
