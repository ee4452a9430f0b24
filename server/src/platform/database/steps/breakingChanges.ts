import type { Column, Schema, TableSchema } from './schemaOf.repo'

/** Describes the changes from `before` to `after` that break a version of the product that was written for `before`. */
export function breakingChanges(before: Schema, after: Schema): string[] {
  return [...before].flatMap(([table, schema]) => {
    const changed = after.get(table)
    return changed ? changesOf(schema, changed).map((change) => `${table}: ${change}`) : [`${table}: removed`]
  })
}

function changesOf(before: TableSchema, after: TableSchema): string[] {
  const columns = new Map(after.columns.map((column) => [column.name, column]))
  const known = new Set(before.columns.map(({ name }) => name))
  return [
    ...before.columns.flatMap((column) => columnChanges(column, columns.get(column.name))),
    ...after.columns
      .filter(({ name, isOptional }) => !known.has(name) && !isOptional)
      .map(({ name }) => `${name} is new and has no default`),
    // A foreign key on a new column affects only statements that write this column.
    ...difference(after.rules, before.rules)
      .filter((rule) => !rule.includes(' references ') || known.has(rule.split(' references ')[0]!))
      .map((rule) => `new rule "${rule}"`),
    // A removed unique index breaks the statements whose `on conflict` clause names its columns.
    ...difference(before.rules, after.rules)
      .filter((rule) => rule.startsWith('unique'))
      .map((rule) => `removed rule "${rule}"`),
  ]
}

function columnChanges(before: Column, after: Column | undefined): string[] {
  if (!after) return [`${before.name} removed or renamed`]
  return [
    ...(before.type === after.type ? [] : [`${before.name} was ${before.type} and is ${after.type}`]),
    ...(before.isNullable && !after.isNullable ? [`${before.name} must not be null any more`] : []),
    ...(before.isOptional && !after.isOptional ? [`${before.name} has no default any more`] : []),
  ]
}

const difference = (rules: string[], others: string[]) => rules.filter((rule) => !others.includes(rule))
