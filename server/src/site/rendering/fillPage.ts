import {
  HOLD_ATTRIBUTE,
  PRERENDERED_ELEMENT_ID,
  PRERENDERED_STYLE_ID,
} from '@mentor-connect/shared/site/firstPaint'
import { fillSlots, RENDERED_STATE_ID, type RenderedState } from '@mentor-connect/shared/site/rendering'
import type { RenderedPage } from './pageTask'

interface Filling {
  page: RenderedPage
  state: RenderedState
  /** The page's own URL on the site. */
  url: string
  /** Name of the site, for link previews. */
  siteName: string
}

/** Puts a rendered page into its composed page. Undefined if that has no places for it. */
export function fillPage(composed: string, { page, state, url, siteName }: Filling): string | undefined {
  return fillSlots(composed, {
    head: [`<title data-static>${page.title}</title>`, ...headTags(page, url, siteName)].join('\n') + '\n',
    styles: `${styles(page.css)}<script type="application/json" id="${RENDERED_STATE_ID}">${inert(state)}</script>\n`,
    content: `<div id="${PRERENDERED_ELEMENT_ID}">${page.html}</div>`,
  })
}

function headTags(
  { status, title, description, image, jsonLd = [] }: RenderedPage,
  url: string,
  siteName: string,
) {
  if (status !== 200) return ['<meta name="robots" content="noindex">']
  const about = description && attribute(description)
  const picture = image && attribute(image)
  return [
    about && `<meta name="description" content="${about}">`,
    `<link rel="canonical" href="${attribute(url)}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${attribute(siteName)}">`,
    `<meta property="og:title" content="${title.replace(/"/g, '&quot;')}">`,
    about && `<meta property="og:description" content="${about}">`,
    `<meta property="og:url" content="${attribute(url)}">`,
    picture && `<meta property="og:image" content="${picture}">`,
    picture && '<meta name="twitter:card" content="summary_large_image">',
    ...jsonLd.map((data) => `<script type="application/ld+json">${inert(data)}</script>`),
  ].filter(Boolean)
}

function styles(css: string): string {
  const half = 'body:not(:has(>noscript))'
  const held = `:is([${HOLD_ATTRIBUTE}],${half}) #${PRERENDERED_ELEMENT_ID}{display:none}`
  return `<style id="${PRERENDERED_STYLE_ID}">${css.replace(/<\//g, '<\\/')}${held}</style>\n`
}

/** JSON that cannot end the script element around it. */
const inert = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003c')

const attribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
