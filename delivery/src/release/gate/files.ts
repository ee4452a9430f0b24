import { existsSync, readFileSync } from 'node:fs'
import { confined } from '../../site/confined'

/** Libraries come as they were shipped by others. */
export function libraries(files: object): string[] {
  return Object.keys(files).filter((file) => file.endsWith('.mjs'))
}

export function scripts(files: object): string[] {
  return Object.keys(files).filter((file) => file.endsWith('.js'))
}

/** The text of a file of a release; undefined when it is not there. */
export function textOf(dir: string, file: string): string | undefined {
  const path = confined(dir, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** What a JSON file of a release holds; undefined when it is not there, or is not JSON. */
export function jsonOf(dir: string, file: string): unknown {
  try {
    return JSON.parse(textOf(dir, file) ?? '')
  } catch {
    return undefined
  }
}
