import type { TSchema } from 'typebox'

/** Text fields of a multipart form as the body that they stand for: what the schema does not call text is JSON. */
export function bodyOfFields(
  schema: TSchema | undefined,
  fields: Record<string, string>,
): Record<string, unknown> {
  const properties =
    (schema as { properties?: Record<string, { type?: string }> } | undefined)?.properties ?? {}
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [
      name,
      properties[name] && properties[name].type !== 'string' ? parsed(text) : text,
    ]),
  )
}

/** Text that is no JSON stays text: the validator then says what is wrong with the field. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
