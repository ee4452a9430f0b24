import { createHash } from 'node:crypto'

type Json = Record<string, unknown>

export interface SerializedSchema {
  schema: Json
  /** Schemas by their `$id`, to which `schema` and the others refer. */
  externalSchemas: Record<string, Json>
}

/**
 * The same schema for a serializer, with each union of objects that name their kind (`kind: 'single'`, `type: 'table'`)
 * as a chain of "if the kind is this, then …". The serializer tells the members of other unions apart by validating the
 * data against whole members, and for that compiles the whole reply: for the questions of a quiz that took more than a
 * second, at the first reply after each start. Unions stand beside the schema, once each, and one of constants of one
 * type becomes that type.
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
    // Data of no known kind fits into no member: that the serializer has to say.
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

/** The field in which every member of this union requires another constant. */
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

/** What is written for them is the same for each. */
function isChoiceOfConstants(schema: Json): schema is { anyOf: Json[] } {
  const { anyOf } = schema as { anyOf?: Json[] }
  return Boolean(
    anyOf?.length && anyOf.every((member) => 'const' in member && member.type === anyOf[0]!.type),
  )
}

const propertiesOf = (schema: Json) => (schema.properties ?? {}) as Json
