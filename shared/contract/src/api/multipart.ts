import type { TSchema } from 'typebox'

/**
 * Converts the text fields of a multipart form to a body: fields that the schema does not declare as string are parsed
 * as JSON.
 */
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

/** Invalid JSON is returned as text, so that the validator reports the field. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
