import { BRAND } from '@mentor-connect/shared/rules/brand'
import { dataElement, titleTag } from '@mentor-connect/shared/site/pageHtml'
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
${titleTag(`${BRAND.en} (development)`)}
${dataElement(CONFIG_ELEMENT_ID, config)}${dataElement(REGISTRY_ELEMENT_ID, registry)}<script defer src="${registry.shell.entry}"></script>
</head>
<body><div id="app"></div></body>
</html>
`
}
