import { languageLinks, localizedPath } from './languageAddress'
import { LOCALES } from '../api/locales'

// What search engines are told about a site (robotstxt.org, sitemaps.org), by the page composer and by the site server.

export const ROBOTS_FILE = 'robots.txt'
/** The index of all site maps. */
export const SITE_MAP_FILE = 'sitemap.xml'

/** What crawlers are asked not to request on any site. */
const NEVER = ['/internal/', '/metrics', '/__clerk/', '/*?q=', '/*&q=', '/*?certificateId=']

/** @param privatePaths patterns of addresses that are no public pages, as in the mount table: `/user/*` */
export function robotsText(privatePaths: string[], siteUrl?: string): string {
  // Links on a page in another language carry its prefix, also those that lead to a private page.
  const inAllLanguages = privatePaths.flatMap((path) => LOCALES.map((locale) => localizedPath(locale, path)))
  const rules = withoutCovered([...new Set([...inAllLanguages.flatMap(robotsRules), ...NEVER])])
  return [
    'User-agent: *',
    ...rules.map((rule) => `Disallow: ${rule}`),
    ...(siteUrl ? ['', `Sitemap: ${siteUrl}/${SITE_MAP_FILE}`] : []),
    '',
  ].join('\n')
}

/** `/user/*` is `/user` and everything below it, but not `/users`. */
function robotsRules(pattern: string): string[] {
  const path = pattern.replace(/:[^/]+/g, '*')
  return path.endsWith('/*') ? [`${path.slice(0, -2)}$`, path.slice(0, -1)] : [`${path}$`]
}

/** Without rules below another one: `/user/` covers `/user/chat/`. */
function withoutCovered(rules: string[]): string[] {
  const covers = (other: string, rule: string) =>
    other !== rule && other.endsWith('/') && rule.startsWith(other)
  return rules.filter((rule) => !rules.some((other) => covers(other, rule)))
}

export interface MappedPage {
  /** The English path. */
  path: string
  /** ISO 8601; absent if it is not known. */
  lastModified?: string
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** A site map with each page in each language. At most 25,000 pages, so that it has at most 50,000 addresses. */
export function siteMap(siteUrl: string, pages: MappedPage[]): string {
  const urls = pages.flatMap((page) => {
    // In the order of the schema, whose extensions come last.
    const about = lastMod(page.lastModified) + alternates(siteUrl, page.path)
    return LOCALES.map(
      (locale) => `<url>${location(siteUrl + localizedPath(locale, page.path))}${about}</url>\n`,
    )
  })
  return `${XML}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`
}

/** The list of all site maps. @param files their paths, with the last change in each */
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
