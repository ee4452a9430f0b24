import { BRAND } from '@mentor-connect/contract/rules/brand'
import { dataElement, titleTag } from '@mentor-connect/contract/site/pageHtml'
import { CONFIG_ELEMENT_ID, type RuntimeConfig } from '@mentor-connect/contract/site/runtimeConfig'
import { REGISTRY_ELEMENT_ID, type SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'

/** Returns the page of the development shell. It is minimal, because it is never released. */
export function devPage(registry: SiteRegistry, config: RuntimeConfig): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="icon" href="data:,">
${titleTag(`${BRAND.en} (development)`)}
${dataElement(CONFIG_ELEMENT_ID, config)}${dataElement(REGISTRY_ELEMENT_ID, registry)}<script defer src="${registry.shell.entry}"></script>
</head>
<body><div id="app"></div></body>
</html>
`
}
