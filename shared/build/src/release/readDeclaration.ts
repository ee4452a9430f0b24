import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { withDefaults, type StatedMount } from '@mentor-connect/contract/site/mounts'
import { Value } from 'typebox/value'
import { CliError } from '../cliError'
import { readJsonFile } from '../jsonFile'
import { AreaDeclaration } from './declaration'
import { readIconDrawing } from './iconDrawing'
import { firstSchemaError } from './schemaErrors'

/** Name of the file in an area's folder that declares its additions to the site. */
export const DECLARATION_FILE = 'area.json'

const NOTHING: AreaDeclaration = { mounts: [] }

/**
 * Reads the declaration of an area from its sources. Returns an empty declaration if there is no `area.json`.
 * @throws CliError if the file, or the file of an icon, is not valid
 */
export function readDeclaration(areaDir: string): AreaDeclaration {
  const file = join(areaDir, DECLARATION_FILE)
  if (!existsSync(file)) return NOTHING
  const declaration = completed(readJsonFile(file), areaDir)
  if (!Value.Check(AreaDeclaration, declaration))
    throw new CliError(`${file} is not valid: ${firstSchemaError(AreaDeclaration, declaration)}.`)
  const known: unknown = Value.Clean(AreaDeclaration, structuredClone(declaration))
  if (!isDeepStrictEqual(known, declaration))
    throw new CliError(`${file} has fields that have no meaning: correct their names.`)
  return declaration
}

interface Stated {
  mounts?: StatedMount[]
  navigation?: { icon?: unknown }[]
}

/** Adds the defaults of mounts, and reads the files of icons. */
function completed(declaration: unknown, areaDir: string): unknown {
  const { mounts = [], navigation, ...others } = declaration as Stated
  return {
    ...others,
    mounts: mounts.map(withDefaults),
    ...(navigation && { navigation: navigation.map((entry) => withDrawing(entry, areaDir)) }),
  }
}

function withDrawing(entry: { icon?: unknown }, areaDir: string): object {
  const { icon } = entry
  if (typeof icon !== 'string' || !icon.endsWith('.svg')) return entry
  return { ...entry, icon: readIconDrawing(join(areaDir, icon)) }
}
