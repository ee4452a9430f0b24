import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { LOCALES, type Locale } from '@mentor-connect/contract/api/locales'
import { compileCatalogue } from './compileCatalogue.cjs'

/** Language → version of the texts that all areas share. */
export type SharedTexts = Record<Locale, string>

/**
 * Reads the versions of the shared texts that a build contains. Areas with the same version as the shell do not load
 * them again.
 *
 * @param dir folder of the area
 * @returns undefined if the area does not use the shared texts
 */
export function sharedTexts(dir: string): SharedTexts | undefined {
  const { resolve } = createRequire(join(dir, 'package.json'))
  const versionOf = (locale: Locale) => {
    const texts = compiledTexts(resolve(`@mentor-connect/i18n/messages/${locale}.json`))
    return createHash('sha256').update(texts).digest('hex').slice(0, 16)
  }
  try {
    return Object.fromEntries(LOCALES.map((locale) => [locale, versionOf(locale)])) as SharedTexts
  } catch (error) {
    if (ABSENT.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

/** The package is missing, or is a version that does not export its texts. */
const ABSENT = ['MODULE_NOT_FOUND', 'ERR_PACKAGE_PATH_NOT_EXPORTED']

/** The module in which a published package has compiled texts. */
const PUBLISHED = /^export default JSON\.parse\((".*")\)\s*$/s

/** Returns the compiled texts of a catalogue, which are the same in this repository and in the published package. */
function compiledTexts(file: string): string {
  const source = readFileSync(file, 'utf8')
  const published = PUBLISHED.exec(source)?.[1]
  return published ? (JSON.parse(published) as string) : compileCatalogue(source)
}

/** The build-time constant that tells `@mentor-connect/i18n` the versions. */
export const sharedTextsConstant = (dir: string) => ({
  SHARED_TEXT_VERSIONS: JSON.stringify(sharedTexts(dir) ?? {}),
})
