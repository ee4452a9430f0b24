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
    const texts = compileCatalogue(
      readFileSync(resolve(`@mentor-connect/i18n/messages/${locale}.json`), 'utf8'),
    )
    return createHash('sha256').update(texts).digest('hex').slice(0, 16)
  }
  try {
    return Object.fromEntries(LOCALES.map((locale) => [locale, versionOf(locale)])) as SharedTexts
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}

/** The constant of a build from which `@mentor-connect/i18n` knows the versions. */
export const sharedTextsConstant = (dir: string) => ({
  SHARED_TEXT_VERSIONS: JSON.stringify(sharedTexts(dir) ?? {}),
})
