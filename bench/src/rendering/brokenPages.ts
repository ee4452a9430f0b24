import { cpSync, readFileSync, readlinkSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RENDERING_FILE, type SiteRendering } from '@mentor-connect/contract/site/rendering'

export const FAULTS = ['throws', 'loops', 'memory'] as const
export type Fault = (typeof FAULTS)[number]

/** Addresses whose pages fail. They belong to one area. */
export const brokenPage = (fault: Fault, index: number) => `/${fault}/page-${index}`

/** Added to the shell's file for servers: pages whose code fails, as that of any area may. */
const BROKEN_CODE = `
;{
  const whole = module.exports
  const faults = {
    throws() { throw new Error('This page is broken.') },
    loops() { for (;;); },
    memory() { const rows = []; for (;;) rows.push(new Array(100000).fill(rows.length)) },
  }
  const faultOf = (url) => faults[/^\\/([a-z]+)\\//.exec(url)?.[1]]
  module.exports = {
    ...whole,
    createPageRenderer(...given) {
      const renderer = whole.createPageRenderer(...given)
      return {
        plan: async (page) => (faultOf(page.url) ? { status: 200, reads: [] } : renderer.plan(page)),
        render: async (page, answers) => (faultOf(page.url) ?? renderer.render)(page, answers),
      }
    },
  }
}
`

/** Makes a copy of the live state live that also has the broken pages. */
export function addBrokenPages(siteDir: string): void {
  const folder = 'generations/with-broken-pages'
  cpSync(join(siteDir, readlinkSync(join(siteDir, 'live'))), join(siteDir, folder), { recursive: true })
  const file = join(siteDir, folder, RENDERING_FILE)
  const rendering = JSON.parse(readFileSync(file, 'utf8')) as SiteRendering
  const shell = readFileSync(join(siteDir, rendering.files.shell!), 'utf8')
  writeFileSync(join(siteDir, 'shell-with-broken-pages.cjs'), shell + BROKEN_CODE)
  rendering.files.shell = 'shell-with-broken-pages.cjs'
  for (const fault of FAULTS) {
    for (const copy of ['', '.br', '.gz'])
      cpSync(join(siteDir, folder, `app.html${copy}`), join(siteDir, folder, fault, `_.html${copy}`))
    rendering.pages[`${fault}/_.html`] = { areas: [fault], query: [] }
  }
  writeFileSync(file, JSON.stringify(rendering))
  symlinkSync(folder, join(siteDir, 'next'))
  renameSync(join(siteDir, 'next'), join(siteDir, 'live'))
}
