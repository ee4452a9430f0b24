import { languageLinks, localizedPath } from '../api/languageAddress'
import { LOCALES } from '../api/locales'

// Files that describe a site to search engines (robotstxt.org, sitemaps.org). The page composer and the site server
// write them.

export const ROBOTS_FILE = 'robots.txt'
/** Name of the index of all site maps. */
export const SITE_MAP_FILE = 'sitemap.xml'

/** Rules for addresses that crawlers should not request on any site. */
const NEVER = ['/internal/', '/metrics', '/__clerk/', '/*?q=', '/*&q=', '/*?certificateId=']

/**
 * Returns the content of `robots.txt`. @param privatePaths patterns of addresses that are not public pages, as in the
 * mount table: `/user/*`
 */
export function robotsText(privatePaths: string[], siteUrl?: string): string {
  // On a page in another language, links to private pages carry the language prefix, too.
  const inAllLanguages = privatePaths.flatMap((path) => LOCALES.map((locale) => localizedPath(locale, path)))
  const rules = withoutCovered([...new Set([...inAllLanguages.flatMap(robotsRules), ...NEVER])])
  return [
    'User-agent: *',
    ...rules.map((rule) => `Disallow: ${rule}`),
    ...(siteUrl ? ['', `Sitemap: ${siteUrl}/${SITE_MAP_FILE}`] : []),
    '',
  ].join('\n')
}

/** Converts a pattern into rules: `/user/*` covers `/user` and everything below it, but not `/users`. */
function robotsRules(pattern: string): string[] {
  const path = pattern.replace(/:[^/]+/g, '*')
  return path.endsWith('/*') ? [`${path.slice(0, -2)}$`, path.slice(0, -1)] : [`${path}$`]
}

/** Removes rules that another rule covers: `/user/` covers `/user/chat/`. */
function withoutCovered(rules: string[]): string[] {
  const covers = (other: string, rule: string) =>
    other !== rule && other.endsWith('/') && rule.startsWith(other)
  return rules.filter((rule) => !rules.some((other) => covers(other, rule)))
}

export interface MappedPage {
  /** Path of the page in English. */
  path: string
  /** The time at which the page was last changed: ISO 8601; absent if unknown. */
  lastModified?: string
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/**
 * Returns a site map that lists each page in each language. The limit of 50,000 addresses allows at most 25,000
 * pages.
 */
export function siteMap(siteUrl: string, pages: MappedPage[]): string {
  const urls = pages.flatMap((page) => {
    // The elements are in the order of the schema, in which extensions come last.
    const about = lastMod(page.lastModified) + alternates(siteUrl, page.path)
    return LOCALES.map(
      (locale) => `<url>${location(siteUrl + localizedPath(locale, page.path))}${about}</url>\n`,
    )
  })
  return `${XML}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`
}

/** Returns the index of all site maps. @param files their paths, with the time of the last change in each */
export function siteMapIndex(siteUrl: string, files: MappedPage[]): string {
  const maps = files.map(
    ({ path, lastModified }) => `<sitemap>${location(siteUrl + path)}${lastMod(lastModified)}</sitemap>\n`,
  )
  return `${XML}<sitemapindex ${NAMESPACE}>\n${maps.join('')}</sitemapindex>\n`
}

function alternates(siteUrl: string, path: string): string {
  return languageLinks(path)
    .map(
      ({ language, path: localized }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${xml(siteUrl + localized)}"/>`,
    )
    .join('')
}

const location = (url: string) => `<loc>${xml(url)}</loc>`
const lastMod = (time?: string) => (time ? `<lastmod>${xml(time)}</lastmod>` : '')

function xml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
}
