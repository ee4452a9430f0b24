import type { Locale } from './locales'
import { useLocale } from './useT'

type Texts<Id extends string> = Record<Locale, Record<Id, string>>

/**
 * Creates a typed translator for texts that come with the code that needs them, so that no other page loads them. The
 * files are not in a folder `messages`, which the build compiles; their texts have placeholders, but no plural forms.
 */
export function createUseTexts<Id extends string>(texts: Texts<Id>) {
  return function useTexts() {
    const inLanguage = texts[useLocale()]
    return (id: Id, values: Record<string, string | number> = {}) =>
      inLanguage[id].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
  }
}
