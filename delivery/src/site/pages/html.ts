import { CONFIG_ELEMENT_ID, type RuntimeConfig } from '@mentor-connect/shared/site/runtimeConfig'
import {
  FIRST_PAINT_SCRIPT,
  HOLD_ATTRIBUTE,
  PRERENDERED_ELEMENT_ID,
  PRERENDERED_STYLE_ID,
} from '@mentor-connect/shared/site/firstPaint'
import { MANIFEST_PATH } from '@mentor-connect/shared/site/serviceWorker'
import { REGISTRY_ELEMENT_ID, type SiteRegistry } from '@mentor-connect/shared/site/siteRegistry'
import { slot } from '@mentor-connect/shared/site/rendering'
import { brandSign } from '../brandSign'
import type { Fragment } from '../fragments/fragment'
import type { Preload } from './preloads'

const TITLE = 'Mentor-Connect'
const DESCRIPTION =
  'Find a mentor, take courses, track what you learn and earn certificates that anyone can verify.'

export interface Page {
  registry: SiteRegistry
  config: RuntimeConfig
  preloads: Preload[]
  /** Icon for home screens that read no manifest; set if the site can be installed. */
  appleIcon?: string
  /** Prerendered content, readable before any script has loaded. */
  fragment?: Fragment
}

/** One HTML page, with configuration and registry inlined as data, so that the first script can start at once. */
export function html({ registry, config, preloads, appleIcon, fragment }: Page): string {
  const { entry, integrity } = registry.shell
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<script>${FIRST_PAINT_SCRIPT}</script>
${slot(
  'head',
  `<title data-static>${fragment?.title ?? TITLE}</title>
<meta name="description" content="${attribute(fragment?.description ?? DESCRIPTION)}">
${fragment ? about(fragment, config) : ''}`,
)}<meta name="theme-color" content="#0b6459">
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(brandSign({ corners: 11 }))}">
${appleIcon ? `<link rel="manifest" href="${MANIFEST_PATH}">\n<link rel="apple-touch-icon" href="${attribute(appleIcon)}">\n` : ''}<link rel="preconnect" href="${attribute(config.apiUrl)}" crossorigin="use-credentials">
<script defer src="${attribute(entry)}" integrity="${attribute(integrity)}"${crossOrigin(entry)}></script>
${preloads.map(preloadLink).join('\n')}
${slot('styles', fragment ? styles(fragment) : '')}<script type="application/json" id="${CONFIG_ELEMENT_ID}">${inert(config)}</script>
<script type="application/json" id="${REGISTRY_ELEMENT_ID}">${inert(registry)}</script>
</head>
<body>
<div id="app">${slot('content', fragment ? `<div id="${PRERENDERED_ELEMENT_ID}">${fragment.html}</div>` : '')}</div>
<noscript>Mentor-Connect needs JavaScript${fragment ? ' for everything but reading' : ''}. मेंटर-कनेक्ट के लिए जावास्क्रिप्ट ज़रूरी है।</noscript>
</body>
</html>
`
}

function preloadLink({ href, integrity }: Preload): string {
  const hash = integrity ? ` integrity="${attribute(integrity)}"` : ''
  return `<link rel="preload" as="script" href="${attribute(href)}"${hash}${crossOrigin(href)}>`
}

/** A script reuses a preload only if both have the same CORS mode; webpack loads from other origins anonymously. */
const crossOrigin = (href: string) => (/^https?:/.test(href) ? ' crossorigin="anonymous"' : '')

/** Tags for search engines and link previews. The title is already escaped HTML; only its quotes still need escaping. */
function about({ path, title, description }: Fragment, { siteUrl }: RuntimeConfig): string {
  const address = siteUrl && attribute(siteUrl + path)
  const tags = [
    address && `<link rel="canonical" href="${address}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${TITLE}">`,
    `<meta property="og:title" content="${title.replace(/"/g, '&quot;')}">`,
    `<meta property="og:description" content="${attribute(description)}">`,
    address && `<meta property="og:url" content="${address}">`,
  ]
  return `${tags.filter(Boolean).join('\n')}\n`
}

function styles({ css }: Fragment): string {
  // Until the whole body is parsed, the fragment stays hidden: painting half of it would shift the layout.
  const half = 'body:not(:has(>noscript))'
  const held = `:is([${HOLD_ATTRIBUTE}],${half}) #${PRERENDERED_ELEMENT_ID}{display:none}`
  return `<style id="${PRERENDERED_STYLE_ID}">${css.replace(/<\//g, '<\\/')}${held}</style>\n`
}

/** JSON that cannot end the script element around it. */
function inert(data: unknown): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}

function attribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
