import { createHash } from 'node:crypto'

type Json = Record<string, unknown>

export interface SerializedSchema {
  schema: Json
  /** Schemas by their `$id`. `schema` and these schemas refer to them. */
  externalSchemas: Record<string, Json>
}

/**
 * Converts a schema to an equivalent one that the serializer compiles fast. A union whose members name their
 * kind in a field (`kind: 'single'`, `type: 'table'`) becomes a chain of "if the kind is this, then …". For
 * other unions, the serializer validates the data against whole members, and compiles validators for the
 * whole reply; for the questions of a quiz, this delayed the first reply after each start by more than a
 * second. Each chain is stored once in `externalSchemas`. A union of constants of one type becomes that type.
 */
export function toldApartByKind(schema: object): SerializedSchema {
  const externalSchemas: Record<string, Json> = {}
  return { schema: convert(JSON.parse(JSON.stringify(schema))) as Json, externalSchemas }

  function convert(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(convert)
    if (typeof part !== 'object' || part === null) return part
    const converted = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, convert(value)]))
    const field = kindField(converted)
    if (field) return refer(chain(converted, field))
    return isChoiceOfConstants(converted) ? { type: converted.anyOf[0]!.type } : converted
  }

  function chain({ anyOf, ...rest }: Json, field: string): Json {
    const members = anyOf as Json[]
    // Data of an unknown kind fits no member. This last branch makes the serializer throw for it.
    const none: Json = { anyOf: [refer(fits(members[0]!, field))] }
    const links = members.reduceRight(
      (otherwise, member) => ({ if: refer(fits(member, field)), then: member, else: otherwise }),
      none,
    )
    return { ...rest, ...links }
  }

  function refer(external: Json): Json {
    const $id = createHash('sha256').update(JSON.stringify(external)).digest('hex').slice(0, 16)
    externalSchemas[$id] = { $id, ...external }
    return { $ref: `${$id}#` }
  }
}

const fits = (member: Json, field: string): Json => ({
  type: 'object',
  properties: { [field]: propertiesOf(member)[field] },
  required: [field],
})

/**
 * Returns the field for which each member of this union requires a different constant, or undefined if there
 * is none.
 */
function kindField({ anyOf }: Json): string | undefined {
  if (!Array.isArray(anyOf) || anyOf.length < 2) return undefined
  const members = anyOf as Json[]
  return Object.keys(propertiesOf(members[0]!)).find((name) => {
    const kinds = members.map(
      (member) =>
        (member.required as string[] | undefined)?.includes(name) &&
        (propertiesOf(member)[name] as Json | undefined)?.const,
    )
    return kinds.every((kind) => typeof kind === 'string') && new Set(kinds).size === kinds.length
  })
}

/** Returns true for a union of constants of one type, which are all serialized in the same way. */
function isChoiceOfConstants(schema: Json): schema is { anyOf: Json[] } {
  const { anyOf } = schema as { anyOf?: Json[] }
  return Boolean(
    anyOf?.length && anyOf.every((member) => 'const' in member && member.type === anyOf[0]!.type),
  )
}

const propertiesOf = (schema: Json) => (schema.properties ?? {}) as Json
