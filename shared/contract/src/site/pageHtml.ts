import type { Locale } from '../api/locales'
import { BRAND } from '../rules/brand'
import { SHARE_PICTURE_HEIGHT, SHARE_PICTURE_WIDTH } from '../rules/sharePictures'
import {
  HOLD_ATTRIBUTE,
  LATER_ATTRIBUTE,
  PLACE_ATTRIBUTE,
  PRERENDERED_ELEMENT_ID,
  PRERENDERED_STYLE_ID,
} from './firstPaint'
import { languageLinks, localizedPath } from '../api/languageAddress'
import type { PageHead, SharePicture } from './rendering'
import { REGISTRY_ELEMENT_ID, type SiteRegistry } from './siteRegistry'

// Parts of pages that both the page composer and the site server write.

interface DescribedPage extends PageHead {
  /** HTML with all characters escaped except for quotation marks. */
  title: string
  /** Path and query of the English page. */
  path: string
  locale: Locale
  /** Origin of the site. Absent if the site does not know its own address. */
  siteUrl?: string
}

/** Values of `og:locale`. */
const OPEN_GRAPH_LOCALES: Record<Locale, string> = { en: 'en_IN', hi: 'hi_IN' }

/** Returns the title and the tags for search engines and link previews. */
export function describedHead({
  title,
  path,
  locale,
  siteUrl,
  description,
  image,
  jsonLd = [],
  isUnlisted = false,
}: DescribedPage): string {
  const about = description && attribute(description)
  const address = siteUrl && attribute(siteUrl + localizedPath(locale, path))
  return lines([
    titleTag(title),
    isUnlisted ? '<meta name="robots" content="noindex">' : undefined,
    about && `<meta name="description" content="${about}">`,
    address && `<link rel="canonical" href="${address}">`,
    ...(siteUrl ? languageLinks(path) : []).map(
      ({ language, path: localized }) =>
        `<link rel="alternate" hreflang="${language}" href="${attribute(siteUrl + localized)}">`,
    ),
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${BRAND[locale]}">`,
    `<meta property="og:locale" content="${OPEN_GRAPH_LOCALES[locale]}">`,
    `<meta property="og:title" content="${title.replace(/"/g, '&quot;')}">`,
    about && `<meta property="og:description" content="${about}">`,
    address && `<meta property="og:url" content="${address}">`,
    ...(image ? pictureTags(image) : []),
    ...jsonLd.map((data) => `<script type="application/ld+json">${inertJson(data)}</script>`),
  ])
}

function pictureTags({ url, alt }: SharePicture): string[] {
  return [
    `<meta property="og:image" content="${attribute(url)}">`,
    '<meta property="og:image:type" content="image/png">',
    `<meta property="og:image:width" content="${SHARE_PICTURE_WIDTH}">`,
    `<meta property="og:image:height" content="${SHARE_PICTURE_HEIGHT}">`,
    `<meta property="og:image:alt" content="${attribute(alt)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

/** Returns the title of a page until the application sets another one. @param title escaped HTML */
export const titleTag = (title: string) => `<title data-static>${title}</title>`

/**
 * Assumed height of an element that is not laid out yet. It is generous, so that only a few elements count as near
 * the screen.
 */
const ESTIMATED_HEIGHT = '80rem'

/**
 * Returns styles that hide rendered content until the whole body is parsed, because showing half of it would shift
 * the layout. Content below the first screen is laid out later, because a phone needs a tenth of a second to lay out
 * all of a long page.
 */
export function prerenderedStyles(): string {
  const half = 'body:not(:has(>noscript))'
  const held = `:is([${HOLD_ATTRIBUTE}],${half}) #${PRERENDERED_ELEMENT_ID}{display:none}`
  const below = `:root:not([${PLACE_ATTRIBUTE}]) #${PRERENDERED_ELEMENT_ID} [${LATER_ATTRIBUTE}]`
  const deferred = `${below}{content-visibility:auto;contain-intrinsic-block-size:auto ${ESTIMATED_HEIGHT}}`
  return `<style id="${PRERENDERED_STYLE_ID}">${held}${deferred}</style>\n`
}

/** Returns the rendered CSS rules in a form that styled-components continues to use when it starts in the browser. */
export function styledComponentsStyles(css: string, version: string): string {
  return `<style data-styled="true" data-styled-version="${attribute(version)}">${inertCss(css)}</style>\n`
}

export const prerenderedElement = (html: string) => `<div id="${PRERENDERED_ELEMENT_ID}">${html}</div>`

const NEEDS_SCRIPTS = {
  toShow: [
    `${BRAND.en} needs JavaScript to show this page.`,
    `यह पेज दिखाने के लिए ${BRAND.hi} को जावास्क्रिप्ट चाहिए।`,
  ],
  toUse: [
    `${BRAND.en} needs JavaScript for everything but reading.`,
    `पढ़ने के अलावा हर काम के लिए ${BRAND.hi} को जावास्क्रिप्ट चाहिए।`,
  ],
}

/**
 * Returns a message, in both languages, for browsers that do not run scripts. It says what the page needs scripts
 * for: to show its content, or to be usable.
 */
export function noScriptElement(need: keyof typeof NEEDS_SCRIPTS): string {
  const [english, hindi] = NEEDS_SCRIPTS[need]
  return `<noscript><p lang="en">${english}</p><p lang="hi">${hindi}</p></noscript>`
}

/** Returns an element with data for the scripts of the page. */
export function dataElement(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${inertJson(data)}</script>\n`
}

/**
 * Placeholder for the registry in a composed page. The registry changes with every release, so the site
 * server inserts it, and the files of most pages stay the same.
 */
export const REGISTRY_PLACE = '<!--mc:registry-->'

/** Returns a composed page in which the registry replaces the placeholder. */
export const withRegistry = (composed: string, registry: SiteRegistry): string =>
  composed.replace(REGISTRY_PLACE, () => dataElement(REGISTRY_ELEMENT_ID, registry))

/** Joins the tags that are defined, each on its own line. */
export function lines(tags: (string | undefined)[]): string {
  return tags.map((tag) => (tag ? `${tag}\n` : '')).join('')
}

/** Escapes text for an attribute in double quotes. */
export function attribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}

/** Changes CSS rules so that they cannot end the surrounding style element. */
const inertCss = (css: string) => css.replace(/<\//g, '<\\/')

/** Writes JSON so that it cannot end the surrounding script element. */
function inertJson(data: unknown): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}
