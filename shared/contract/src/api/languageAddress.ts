import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales'

/*
 * The language in the address of a public page. English pages have the bare path (`/about`); Hindi pages are below
 * `/hi` (`/hi/about`). All other pages switch their language in place and have one address.
 */

/**
 * Returns the path of a public page in a language. @param path the English path, which begins with `/` and may have a
 * query and a fragment
 */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path
  // The address of a language's home page has no slash at its end: `/hi`.
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`
}

/** Returns the file of a page in a language. @param file the file of the English page, such as `about.html` */
export const localizedFile = (locale: Locale, file: string) =>
  locale === DEFAULT_LOCALE ? file : `${locale}/${file}`

export interface LanguageAddress {
  locale: Locale
  /** Path of the page in English. */
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

/**
 * Returns the addresses of a public page in all languages, for `<link rel="alternate">`. Readers of any other
 * language get the bare path.
 */
export function languageLinks(path: string): LanguageLink[] {
  return [
    ...LOCALES.map((locale) => ({ language: locale, path: localizedPath(locale, path) })),
    { language: 'x-default', path },
  ]
}
