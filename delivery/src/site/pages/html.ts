import type { Locale } from '@mentor-connect/contract/api/locales'
import { BRAND, BRAND_DESCRIPTION } from '@mentor-connect/contract/rules/brand'
import {
  CANARY_HINTS_ID,
  needsCors,
  type CanaryHints,
  type Preload,
} from '@mentor-connect/contract/site/canaryHints'
import { CONFIG_ELEMENT_ID, type RuntimeConfig } from '@mentor-connect/contract/site/runtimeConfig'
import { FIRST_PAINT_SCRIPT } from '@mentor-connect/contract/site/firstPaint'
import { FIRST_READS_ID } from '@mentor-connect/contract/site/firstReads'
import {
  attribute,
  dataElement,
  lines,
  noScriptElement,
  REGISTRY_PLACE,
  titleTag,
} from '@mentor-connect/contract/site/pageHtml'
import { MANIFEST_PATHS } from '@mentor-connect/contract/site/serviceWorker'
import type { ReleaseEntry } from '@mentor-connect/contract/site/siteRegistry'
import { slot } from '@mentor-connect/contract/site/rendering'
import { brandSign } from '../brandSign'
import { startScreenStyles } from './startScreen'

export interface Page {
  /** The live release of the shell. */
  shell: ReleaseEntry
  config: RuntimeConfig
  locale: Locale
  preloads: Preload[]
  /** Preload hints of areas with a canary; these are not in `preloads`. */
  canaryHints?: CanaryHints[]
  /** Reads that the browser requests at once for signed-in people, in the form that `firstReads()` gives them. */
  reads?: string[]
  /** True if no server renders the page: it shows the start screen until the app has started. */
  hasStartScreen?: boolean
  /**
   * Icon for devices that ignore the manifest when the site is put on the home screen; set if the site can be
   * installed.
   */
  appleIcon?: string
}

/**
 * One HTML page, with the configuration inlined as data and a place for the registry, so that the first script can start
 * at once.
 */
export function html({
  shell,
  config,
  locale,
  preloads,
  canaryHints = [],
  reads = [],
  hasStartScreen = false,
  appleIcon,
}: Page): string {
  const { entry, integrity } = shell
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${canaryHints.length > 0 ? dataElement(CANARY_HINTS_ID, canaryHints) : ''}${reads.length > 0 ? dataElement(FIRST_READS_ID, reads) : ''}<script>${FIRST_PAINT_SCRIPT}</script>
${slot('head', head(locale))}<meta name="theme-color" content="#0b6459">
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(brandSign({ corners: 11 }))}">
${appleIcon ? `<link rel="manifest" href="${MANIFEST_PATHS[locale]}">\n<link rel="apple-touch-icon" href="${attribute(appleIcon)}">\n` : ''}<link rel="preconnect" href="${attribute(config.apiUrl)}" crossorigin="use-credentials">
<script defer src="${attribute(entry)}" integrity="${attribute(integrity)}"${crossOrigin(entry)}></script>
${preloads.map(preloadLink).join('\n')}
${slot('styles', '')}${hasStartScreen ? startScreenStyles() : ''}${dataElement(CONFIG_ELEMENT_ID, config)}${REGISTRY_PLACE}</head>
<body>
<div id="app">${slot('content', '')}</div>
${noScriptElement('toShow')}
</body>
</html>
`
}

/** Default content of the head, for pages that are not rendered on a server: it describes the whole site. */
const head = (locale: Locale) =>
  lines([
    titleTag(BRAND[locale]),
    `<meta name="description" content="${attribute(BRAND_DESCRIPTION[locale])}">`,
  ])

/**
 * The link for one preload. Style sheets are applied before anything is shown; scripts of areas are only preloaded and
 * run later.
 */
function preloadLink({ href, integrity, isModule, isStyle }: Preload): string {
  const hash = integrity ? ` integrity="${attribute(integrity)}"` : ''
  const kind = isStyle ? 'rel="stylesheet"' : isModule ? 'rel="modulepreload"' : 'rel="preload" as="script"'
  return `<link ${kind} href="${attribute(href)}"${hash}${crossOrigin(href)}>`
}

const crossOrigin = (href: string) => (needsCors(href) ? ' crossorigin="anonymous"' : '')
