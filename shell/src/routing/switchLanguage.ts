import { isLanguageInPlace, type Locale } from '@mentor-connect/i18n'
import { renderingOf } from '@mentor-connect/contract/remote'
import { languageOfPath, localizedPath } from '@mentor-connect/contract/api/languageAddress'
import { carryInput, hasSecretInput } from '../input/carriedInput'
import type { Router } from './router'
import { activate } from '../languages/languages'
import { chooseLocale } from '../languages/preference'

/**
 * Changes the language. A public page has a URL in each language, so the browser opens that URL, and typed text is
 * carried over. The language changes in place on pages that ask for it (`useLanguageInPlace`), on pages with a
 * password or a code in a form, and on pages of signed-in people unless their URL names another language.
 */
export async function switchLanguage(
  locale: Locale,
  router: Pick<Router, 'state'>,
  goTo = (address: string) => location.assign(address),
): Promise<void> {
  const { pathname, search, hash } = location
  const { path, base } = languageOfPath(pathname)
  const isPublic = renderingOf(router.state.matches.at(-1)?.route.handle) !== undefined
  if ((!isPublic && !base) || isLanguageInPlace() || hasSecretInput(document.body)) return activate(locale)
  chooseLocale(locale)
  const address = localizedPath(locale, path)
  if (address === pathname) return activate(locale)
  carryInput(document.body, address + search)
  goTo(address + search + hash)
}
