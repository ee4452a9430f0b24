import { isDeepStrictEqual } from 'node:util'
import type { Schema } from '@mentor-connect/contract/api/apiContract'
import { Value } from 'typebox/value'

/**
 * Direction of the values. In a `request`, values out of bounds and unknown fields do not fit, because the receiver
 * refuses or drops them. In a `reply`, both are ignored.
 */
export type Direction = 'request' | 'reply'

/**
 * Lists why values of one JSON Schema are not accepted by another, each as a path with a reason; empty if all are
 * accepted.
 */
export function schemaMisfits(given: Schema, accepted: Schema, direction: Direction, at = ''): string[] {
  if (isDeepStrictEqual(given, accepted)) return []
  if (isJoin(given) || isJoin(accepted))
    return schemaMisfits(oneObject(given), oneObject(accepted), direction, at)
  if (Array.isArray(given['anyOf']))
    return unique(
      (given['anyOf'] as Schema[]).flatMap((each) => schemaMisfits(each, accepted, direction, at)),
    )
  if (Array.isArray(accepted['anyOf']))
    return misfitsOfEach(given, accepted['anyOf'] as Schema[], direction, at)
  const values = listedValues(given)
  if (values) return unaccepted(values, accepted, direction, at)
  return misfitsOfType(given, accepted, direction, at)
}

/**
 * Returns an empty list if one alternative accepts every value; otherwise the misfits of the alternative that
 * has the fewest.
 */
function misfitsOfEach(given: Schema, alternatives: Schema[], direction: Direction, at: string): string[] {
  const misfits = alternatives.map((each) => schemaMisfits(given, each, direction, at))
  return misfits.reduce((least, each) => (each.length < least.length ? each : least))
}

function misfitsOfType(given: Schema, accepted: Schema, direction: Direction, at: string): string[] {
  const type = accepted['type']
  if (type === undefined && !('const' in accepted) && !('enum' in accepted)) return combined(accepted, at)
  if (listedValues(accepted)) return [`${at} may have other values`]
  const isNarrower = given['type'] === 'integer' && type === 'number'
  if (given['type'] !== type && !isNarrower)
    return [`${at} is ${typeName(given)} instead of ${typeName(accepted)}`]
  const bounds = direction === 'request' ? outOfBounds(given, accepted, at) : []
  if (type === 'object') return [...bounds, ...misfitsOfFields(given, accepted, direction, at)]
  if (type === 'array')
    return [...bounds, ...schemaMisfits(items(given), items(accepted), direction, `${at}[]`)]
  return bounds
}

function misfitsOfFields(given: Schema, accepted: Schema, direction: Direction, at: string): string[] {
  const [fields, known] = [properties(given), properties(accepted)]
  const always = required(given)
  const missing = required(accepted)
    .filter((name) => !always.includes(name))
    .map((name) => `${path(at, name)} is missing${name in fields ? ' at times' : ''}`)
  const others = Object.entries(fields).flatMap(([name, field]) => {
    const match = known[name] ?? dictionaryValue(accepted)
    if (match) return schemaMisfits(field, match, direction, path(at, name))
    return direction === 'request' ? [`${path(at, name)} is not known`] : []
  })
  const [value, acceptedValue] = [dictionaryValue(given), dictionaryValue(accepted)]
  const entries = value && acceptedValue ? schemaMisfits(value, acceptedValue, direction, path(at, '*')) : []
  return [...missing, ...others, ...entries]
}

/** The lower and upper limits of JSON Schema that the contracts use. */
const LOWER = ['minLength', 'minimum', 'minItems', 'minProperties']
const UPPER = ['maxLength', 'maximum', 'maxItems', 'maxProperties']
const EXACT = ['pattern', 'format', 'not', 'allOf']

function outOfBounds(given: Schema, accepted: Schema, at: string): string[] {
  const number = (schema: Schema, key: string, fallback: number) =>
    (schema[key] as number | undefined) ?? fallback
  return [
    ...LOWER.filter((key) => number(given, key, -Infinity) < number(accepted, key, -Infinity)).map(
      (key) => `${at} must have a ${key} of ${number(accepted, key, 0)}`,
    ),
    ...UPPER.filter((key) => number(given, key, Infinity) > number(accepted, key, Infinity)).map(
      (key) => `${at} must have a ${key} of ${number(accepted, key, 0)}`,
    ),
    ...EXACT.filter((key) => key in accepted && !isDeepStrictEqual(given[key], accepted[key])).map(
      (key) => `${at} has another ${key}`,
    ),
  ]
}

/**
 * Compares with a schema that has no type. The two schemas are known to differ, so rules in `allOf` and `not` count as
 * different without a closer look.
 */
const combined = (accepted: Schema, at: string) =>
  'allOf' in accepted || 'not' in accepted ? [`${at} has other rules`] : []

/** True if a schema combines objects, so that its values have the fields of all of them. */
const isJoin = (schema: Schema) =>
  Array.isArray(schema['allOf']) && (schema['allOf'] as Schema[]).every(({ type }) => type === 'object')

/**
 * Returns one object schema with all fields of the combined objects. Any other schema is returned unchanged.
 */
function oneObject(schema: Schema): Schema {
  if (!isJoin(schema)) return schema
  const parts = schema['allOf'] as Schema[]
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(properties)) as Schema,
    required: parts.flatMap(required),
  }
}

/** All values of a constant or an enumeration. */
function listedValues(schema: Schema): unknown[] | undefined {
  if ('const' in schema) return [schema['const']]
  return schema['enum'] as unknown[] | undefined
}

const unaccepted = (values: unknown[], accepted: Schema, direction: Direction, at: string) =>
  values
    .filter((value) => !accepts(accepted, value, direction))
    .map((value) => `${at} may be ${JSON.stringify(value)}`)

/**
 * True if a schema accepts a value. In a reply, bounds do not count and patterns are not tried, because the schema may
 * come from the untrusted author of a release.
 */
function accepts(accepted: Schema, value: unknown, direction: Direction): boolean {
  const listed = listedValues(accepted)
  if (listed) return listed.includes(value)
  return direction === 'request' ? Value.Check(accepted, value) : accepted['type'] === typeof value
}

const properties = (schema: Schema) => (schema['properties'] ?? {}) as Record<string, Schema>
const required = (schema: Schema) => (schema['required'] ?? []) as string[]
const items = (schema: Schema) => (schema['items'] ?? {}) as Schema
/** The schema of every value of a dictionary. */
const dictionaryValue = (schema: Schema) =>
  Object.values((schema['patternProperties'] ?? {}) as Record<string, Schema>)[0]
const path = (at: string, name: string) => (at ? `${at}.${name}` : name)
const typeName = (schema: Schema) => String(schema['type'] ?? 'anything')
const unique = (reasons: string[]) => [...new Set(reasons)]
