import { DEFAULT_LOCALE, LOCALES, type Locale } from '../api/locales'

/*
 * The language in the address of a public page: English is the bare path (`/about`), Hindi is below `/hi`
 * (`/hi/about`). Other areas switch their language in place and have one address.
 */

/** The path of a public page in a language. @param path the English path, from `/`; may have a query and a fragment */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path
  // The home page of a language has no slash at its end: `/hi`.
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`
}

/** The file of a page in a language. @param file the English page's, such as `about.html` */
export const localizedFile = (locale: Locale, file: string) =>
  locale === DEFAULT_LOCALE ? file : `${locale}/${file}`

export interface LanguageAddress {
  locale: Locale
  /** The English path. */
  path: string
  /** The part of the address that names the language, such as `/hi`; empty for bare paths. */
  base: string
}

/** The inverse of `localizedPath`. */
export function languageOfPath(localized: string): LanguageAddress {
  for (const locale of LOCALES) {
    if (locale === DEFAULT_LOCALE || !isBelow(localized, locale)) continue
    const rest = localized.slice(locale.length + 1)
    return { locale, path: rest.startsWith('/') ? rest : `/${rest}`, base: `/${locale}` }
  }
  return { locale: DEFAULT_LOCALE, path: localized, base: '' }
}

const isBelow = (path: string, locale: Locale) => new RegExp(`^/${locale}(?=$|[/?#])`).test(path)

export interface LanguageLink {
  /** Value of `hreflang`. */
  language: Locale | 'x-default'
  path: string
}

/** All languages of a public page, for `<link rel="alternate">`; readers of any other language get the bare path. */
export function languageLinks(path: string): LanguageLink[] {
  return [
    ...LOCALES.map((locale) => ({ language: locale, path: localizedPath(locale, path) })),
    { language: 'x-default', path },
  ]
}
