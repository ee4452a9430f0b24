import { CONFIG_ELEMENT_ID, type RuntimeConfig } from '@mentor-connect/shared/site/runtimeConfig'
import { REGISTRY_ELEMENT_ID, type SiteRegistry } from '@mentor-connect/shared/site/siteRegistry'

/** The page of the development shell: minimal, because it is never released. */
export function devPage(registry: SiteRegistry, config: RuntimeConfig): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="icon" href="data:,">
<title data-static>Mentor-Connect (development)</title>
<script type="application/json" id="${CONFIG_ELEMENT_ID}">${inert(config)}</script>
<script type="application/json" id="${REGISTRY_ELEMENT_ID}">${inert(registry)}</script>
<script defer src="${registry.shell.entry}"></script>
</head>
<body><div id="app"></div></body>
</html>
`
}

/** JSON that cannot end the script element around it. */
function inert(data: unknown): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}
