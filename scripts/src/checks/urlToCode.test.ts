import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FollowedRoute } from './urlToCode'

const ROOT = join(__dirname, '../../..')

/** Pages that show text only. Every other page names the endpoints of its data. */
const WITHOUT_DATA = [
  'mf-public/src/about/AboutPage.tsx',
  'mf-public/src/help/HelpPage.tsx',
  'mf-public/src/legal/PrivacyPage.tsx',
  'mf-public/src/legal/TermsPage.tsx',
  'mf-learner/src/assessment/MethodPage.tsx',
]

const output = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/src/checks/urlToCode.ts'], {
  cwd: ROOT,
  encoding: 'utf8',
})
const routes = JSON.parse(output) as FollowedRoute[]
const cases = routes.map(
  (route) => [route.urls.join(', ') || `${route.id} of ${route.routes}`, route] as const,
)

describe('the recipe "From a URL to its code" of docs/architecture.md', () => {
  test.each(cases)('leads from %s to a page, its endpoints and their handlers', (_url, route) => {
    expect(route.urls).not.toEqual([])
    expect(route.page).toMatch(/^mf-.+Page\.tsx$/)
    const endpoints = Object.entries(route.endpoints)
    expect(endpoints.length > 0).toBe(!WITHOUT_DATA.includes(route.page!))
    for (const [name, files] of endpoints) expect([name, files]).toEqual([name, [expect.any(String)]])
  })

  test('leads from the start page of each mount to a page', () => {
    const files = readdirSync(ROOT).filter((folder) => folder.startsWith('mf-') && folder !== 'mf-admin')
    const starts = files.flatMap((folder) => {
      const { mounts } = JSON.parse(readFileSync(join(ROOT, folder, 'area.json'), 'utf8')) as {
        mounts: { start?: string }[]
      }
      return mounts.flatMap(({ start }) => start ?? [])
    })
    expect(routes.flatMap(({ urls }) => urls)).toEqual(expect.arrayContaining(starts))
  })

  test('is correct for each example of the page', () => {
    const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
    const examples = [...page.matchAll(/^\| `(\/\S*)` +\| `(\S+)` +\| `(\S+)` +\| `(\w+)` → `(\S+)` +\|$/gm)]
    expect(examples.length).toBeGreaterThan(2)
    for (const [, url, file, page, endpoint, handler] of examples) {
      const route = routes.find(({ urls }) => urls.includes(url!))
      expect(route).toMatchObject({ routes: file, page, endpoints: { [endpoint!]: [handler] } })
    }
  })
})
