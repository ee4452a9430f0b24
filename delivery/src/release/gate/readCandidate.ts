import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Value } from 'typebox/value'
import { RELEASE_FILE, ReleaseDescription } from '../../site/release'
import { hashOfList, hasOwnHashList } from '../../site/hashList'
import type { Candidate, Issue } from './candidate'
import { readText } from './files'

/** Maximum size of `release.json` in bytes; a larger file is not read. */
const LONGEST = 4_000_000

/** Reads the built release in a folder. Returns the issue instead if its description is missing or invalid. */
export function readCandidate(dir: string, area: string): Candidate | Issue {
  const file = join(dir, RELEASE_FILE)
  if (!existsSync(file)) return `${dir} contains no ${RELEASE_FILE}: build the area first.`
  if (statSync(file).size > LONGEST) return `${RELEASE_FILE} of ${area} is too long: build the area again.`
  const description = parse(readFileSync(file, 'utf8'))
  if (!Value.Check(ReleaseDescription, description))
    return `${RELEASE_FILE} of ${area} is not valid: ${describeFirstError(description)}. Build the area again.`
  if (description.area !== area)
    return `${RELEASE_FILE} belongs to ${description.area}, not to ${area}: name the right area or folder.`
  // Drops unknown fields, in place.
  Value.Clean(ReleaseDescription, description)
  delete description.hashes
  if (area !== 'shell' && !hasOwnHashList(readText(dir, description.entry) ?? ''))
    description.hashes = hashOfList(description.files)
  return { description, dir }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Schema {
  title?: string
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  items?: Schema
}

const OF_TEXT = ['type', 'pattern', 'maxLength']

/** The first error, for example `"../mentors" (exposes, ./routes, 0, path) is not a route path, such as "courses/:courseId"`. */
function describeFirstError(description: unknown): string {
  const [error] = Value.Errors(ReleaseDescription, description)
  const names = (error?.instancePath ?? '').split('/').slice(1).map(unescapePointer)
  const where = names.join(', ')
  if (error?.keyword === 'boolean') {
    const key = names.at(-1)
    return `${quoted(key)} (${where}) is not ${titleAt(names.slice(0, -1)) ?? 'allowed'}`
  }
  const title = OF_TEXT.includes(error?.keyword ?? '') ? titleAt(names) : undefined
  if (title && where) return `${quoted(valueAt(description, names))} (${where}) is not ${title}`
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

function titleAt(names: string[]): string | undefined {
  let schema: Schema | undefined = ReleaseDescription as Schema
  for (const name of names)
    schema = schema?.properties?.[name] ?? Object.values(schema?.patternProperties ?? {})[0] ?? schema?.items
  return schema?.title
}
