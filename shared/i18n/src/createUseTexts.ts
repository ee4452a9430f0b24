import type { Locale } from './locales'
import { useLocale } from './useT'

type Texts<Id extends string> = Record<Locale, Record<Id, string>>

/**
 * Creates a typed translator for texts that are bundled with the code that needs them, so that no other page loads
 * them. The text files must not be in a folder `messages`, because the build compiles those. The texts may have
 * placeholders, but no plural forms.
 */
export function createUseTexts<Id extends string>(texts: Texts<Id>) {
  return function useTexts() {
    const inLanguage = texts[useLocale()]
    return (id: Id, values: Record<string, string | number> = {}) =>
      inLanguage[id].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
  }
}
