import { DEFAULT_LOCALE, LOCALES, type Locale } from '@mentor-connect/contract/api/locales'
import { languageOfPath, localizedFile, localizedPath } from '@mentor-connect/contract/api/languageAddress'
import { NOT_FOUND_URL } from '@mentor-connect/contract/site/pageRenderer'
import { FALLBACK_PAGE } from '@mentor-connect/contract/site/rendering'
import { pageFile, templatesOf } from '../pageTemplates'
import type { SiteState } from '../rendering/liveState'
import type { WantedPage } from '../rendering/producePage'

/** File that static hosts send for addresses without a file. */
const NOT_FOUND_FILE = '404.html'

/** A page in one language, and the files that a static host sends for its address. */
export interface StaticPage {
  wanted: WantedPage
  files: string[]
}

/**
 * Returns the pages at these addresses in each language, and the page for unknown addresses.
 *
 * @param paths English paths; paths whose pages are only rendered by browsers are skipped
 */
export function staticPages(state: SiteState, paths: string[]): StaticPage[] {
  const found = paths.flatMap((path) => {
    const template = templatesOf(path).find((file) => state.site.pages[file])
    return template ? [{ path, template, file: pageFile(path) }] : []
  })
  const notFound = { path: NOT_FOUND_URL, template: FALLBACK_PAGE, file: NOT_FOUND_FILE }
  return [...found, notFound].flatMap(({ path, template, file }) =>
    LOCALES.map((locale) => ({
      wanted: {
        ...state,
        file: template,
        composed: localizedFile(locale, template),
        ...languageOfPath(localizedPath(locale, path)),
      },
      files: [localizedFile(locale, file), ...(path === '/' ? homeFiles(locale) : [])],
    })),
  )
}

/**
 * Returns the additional file of a home page in another language. Hosts look up `/hi` either as `hi.html` or
 * as `hi/index.html`.
 */
const homeFiles = (locale: Locale) => (locale === DEFAULT_LOCALE ? [] : [`${locale}.html`])
