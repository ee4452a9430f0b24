import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'

interface Schema {
  title?: string
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  items?: Schema
}

const OF_VALUE = ['type', 'pattern', 'maxLength', 'const']

/**
 * Returns the first reason why a value does not match its schema, for example `"../mentors" (exposes, ./routes, 0,
 * path) is not a route path, such as "courses/:courseId"`.
 */
export function firstSchemaError(schema: TSchema, value: unknown): string {
  const [error] = Value.Errors(schema, value)
  const names = (error?.instancePath ?? '').split('/').slice(1).map(unescapePointer)
  const where = names.join(', ')
  if (error?.keyword === 'boolean') {
    const key = names.at(-1)
    return `${quoted(key)} (${where}) is not ${titleAt(schema, names.slice(0, -1)) ?? 'allowed'}`
  }
  const title = OF_VALUE.includes(error?.keyword ?? '') ? titleAt(schema, names) : undefined
  if (title && where) return `${quoted(valueAt(value, names))} (${where}) is not ${title}`
  return `${where || 'it'} ${error?.message ?? 'cannot be read'}`
}

const unescapePointer = (name: string) => name.replaceAll('~1', '/').replaceAll('~0', '~')

function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

function valueAt(value: unknown, names: string[]): unknown {
  return names.reduce<unknown>(
    (inside, name) => (inside as Record<string, unknown> | undefined)?.[name],
    value,
  )
}

function titleAt(whole: TSchema, names: string[]): string | undefined {
  let schema: Schema | undefined = whole as Schema
  for (const name of names)
    schema = schema?.properties?.[name] ?? Object.values(schema?.patternProperties ?? {})[0] ?? schema?.items
  return schema?.title
}
