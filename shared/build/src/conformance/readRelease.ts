import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Value } from 'typebox/value'
import { RELEASE_FILE, ReleaseDescription } from '../release/release'
import { hashOfList, hasOwnHashList } from '../release/hashList'
import { firstSchemaError } from '../release/schemaErrors'
import type { BuiltRelease, Issue } from './builtRelease'
import { readText } from './files'

/** Maximum size of `release.json` in bytes; a larger file is not read. */
const LONGEST = 4_000_000

/**
 * Reads the built release in a folder. Returns the issue instead if its description is missing or invalid.
 *
 * @param area the area to which the release must belong, if that is known
 */
export function readRelease(dir: string, area?: string): BuiltRelease | Issue {
  const file = join(dir, RELEASE_FILE)
  if (!existsSync(file)) return `${dir} contains no ${RELEASE_FILE}: build the area first.`
  if (statSync(file).size > LONGEST) return `${RELEASE_FILE} in ${dir} is too long: build the area again.`
  const description = parse(readFileSync(file, 'utf8'))
  if (!Value.Check(ReleaseDescription, description))
    return `${RELEASE_FILE}${area ? ` of ${area}` : ''} is not valid: ${firstSchemaError(ReleaseDescription, description)}. Build the area again.`
  if (area && description.area !== area)
    return `${RELEASE_FILE} belongs to ${description.area}, not to ${area}: name the right area or folder.`
  // Removes unknown fields from `description` itself.
  Value.Clean(ReleaseDescription, description)
  delete description.hashes
  if (description.area !== 'shell' && !hasOwnHashList(readText(dir, description.entry) ?? ''))
    description.hashes = hashOfList(description)
  return { description, dir }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
