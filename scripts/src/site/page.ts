import { CONFIG_ELEMENT_ID, type RuntimeConfig } from '@mentor-connect/shared/contracts/runtimeConfig'
import { REGISTRY_ELEMENT_ID, type SiteRegistry } from '@mentor-connect/shared/contracts/siteRegistry'

/** The pages of the site by file name. Every address that has no page of its own gets `index.html`. */
export function composePages(
  _siteDir: string,
  registry: SiteRegistry,
  config: RuntimeConfig,
): Record<string, string> {
  return { 'index.html': page(registry, config) }
}

/** One HTML page: configuration and registry inlined as data, so that the first script can start at once. */
function page(registry: SiteRegistry, config: RuntimeConfig): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title data-static>Mentor-Connect</title>
<meta name="description" content="Find a mentor, take courses, track what you learn and earn certificates that anyone can verify.">
<meta name="theme-color" content="#0b6459">
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}">
<link rel="preconnect" href="${attribute(config.apiUrl)}" crossorigin="use-credentials">
<script type="application/json" id="${CONFIG_ELEMENT_ID}">${inert(config)}</script>
<script type="application/json" id="${REGISTRY_ELEMENT_ID}">${inert(registry)}</script>
<script defer src="${registry.shell.entry}" integrity="${registry.shell.integrity}"></script>
</head>
<body>
<div id="app"></div>
<noscript>Mentor-Connect needs JavaScript. मेंटर-कनेक्ट के लिए जावास्क्रिप्ट ज़रूरी है।</noscript>
</body>
</html>
`
}

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="11" fill="#0b6459"/><circle cx="14" cy="14.5" r="4.5" fill="#fff"/><circle cx="27" cy="18.5" r="3.5" fill="#f0a028"/><path d="M6.5 31c0-6 3.4-9.5 7.5-9.5 4.6 0 6.6 3 8 5.2C23.3 24.6 25 24 27 24c3.6 0 6.5 2.8 6.5 7" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>`

/** JSON that cannot end the script element it stands in. */
function inert(data: unknown): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}

function attribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
