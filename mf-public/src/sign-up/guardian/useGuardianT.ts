import { useLocale } from '@mentor-connect/i18n'
import en from './texts/en.json'
import hi from './texts/hi.json'

const TEXTS = { en, hi }

/**
 * Returns the texts of this page. They come with its chunk, because every public page loads the catalogue of the area. They
 * are not in a folder `messages`, whose files the build compiles.
 */
export function useGuardianT() {
  const texts = TEXTS[useLocale()]
  return (id: keyof typeof en, values: Record<string, string | number> = {}) =>
    texts[id].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}
