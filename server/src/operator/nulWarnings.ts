import type { NulTexts } from '../platform/database/copy/nulCharacters'
import type { DatabaseName } from './backup/manifest'

/** What an operator is told about texts that could not be stored as they were. */
export function nulWarnings(name: DatabaseName, nulTexts: NulTexts): string[] {
  return Object.entries(nulTexts).map(
    ([column, texts]) =>
      `${name}: ${texts} texts of ${column} held NUL characters, which PostgreSQL cannot store: these characters were left out.`,
  )
}
