import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { format, type FormatConfig } from 'oxfmt'

/**
 * Formats a text with the repository's rules for this file name.
 *
 * @throws Error if the text cannot be parsed
 */
export async function formatted(file: string, text: string): Promise<string> {
  const rules = JSON.parse(readFileSync(join(ROOT, '.oxfmtrc.json'), 'utf8')) as FormatConfig
  const { code, errors } = await format(file, text, rules)
  if (errors.length > 0) throw new Error(`${file} cannot be formatted: ${errors[0]!.message}`)
  return code
}
