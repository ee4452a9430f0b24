import type { NulTexts } from '../platform/database/copy/nulCharacters'
import type { DatabaseName } from './backup/manifest'

/** Warnings about texts that could not be stored unchanged. */
export function nulWarnings(name: DatabaseName, nulTexts: NulTexts): string[] {
  return Object.entries(nulTexts).map(
    ([column, texts]) =>
      `${name}: ${texts} texts of ${column} held NUL characters, which PostgreSQL cannot store: these characters were left out.`,
  )
}
