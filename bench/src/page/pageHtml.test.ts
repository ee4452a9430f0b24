import { dataElement } from '@mentor-connect/contract/site/pageHtml'
import type { ReleaseEntry, SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { withMonolith, withoutScripts } from './pageHtml'

const monolith: ReleaseEntry = {
  release: 'monolith',
  base: '/monolith/',
  entry: '/monolith/main.js',
  integrity: 'sha384-m',
}
const registry: SiteRegistry = {
  generation: 3,
  shell: { release: 's1', base: '/shell/1/', entry: '/shell/1/main.js', integrity: 'sha384-a' },
  remotes: {},
}
const page = `<head>
<script>restoreTheme()</script>
<script defer src="/shell/1/main.js" integrity="sha384-a"></script>
<link rel="preload" as="script" href="/remotes/public/1/routes.js" integrity="sha384-b">
<link rel="preload" as="script" href="/remotes/public/1/page.js" integrity="sha384-c">
<script type="application/json" id="mc-rendered">{"answers":{}}</script>
${dataElement('mc-registry', registry)}</head>
<body><main>Content</main></body>`

it('removes what is for scripts only', () => {
  expect(withoutScripts(page)).toBe('<head>\n</head>\n<body><main>Content</main></body>')
})

it('replaces the scripts by those of the monolith, and keeps content and data', () => {
  const changed = withMonolith(page, { registry, monolith, preloads: ['/monolith/page.js'] })
  expect(changed).not.toMatch(/shell\/|remotes\//)
  expect(changed).toContain(
    '<script defer src="/monolith/main.js" integrity="sha384-m"></script>\n<link rel="preload" as="script" href="/monolith/page.js">\n',
  )
  expect(changed).toContain('<script type="application/json" id="mc-rendered">{"answers":{}}</script>')
  expect(changed).toContain('<main>Content</main>')
})
