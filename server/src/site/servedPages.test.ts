import type { FastifyInstance } from 'fastify'
import { SERVICE_KEY } from '../testing/release-health/browser'
import { testApp, type TestApp } from '../testing/testApp'
import { testConfig } from '../testing/testConfig'
import { buildSite } from './app'
import { PAGES_PER_NETWORK } from './servedPages'
import { siteFolder, type SiteFolder } from './testing/siteFolder'

let t: TestApp
let folder: SiteFolder
let site: FastifyInstance
beforeEach(async () => {
  t = await testApp({ serviceKey: SERVICE_KEY })
  const apiUrl = await t.app.listen({ host: '127.0.0.1', port: 0 })
  folder = siteFolder('', ['index.html', 'app.html', 'about.html'], apiUrl)
  site = await buildSite(
    testConfig({
      siteDir: folder.root,
      apiUrl,
      serviceKey: SERVICE_KEY,
      rendering: 'off',
      trustedProxies: ['127.0.0.1'],
    }),
  )
})
afterEach(async () => {
  await t.close()
  folder.remove()
})

const open = (path: string, client: string) =>
  site.inject({ url: path, headers: { accept: 'text/html', 'x-forwarded-for': client } })

/** Stops the site server, which then sends the API the remaining count. */
async function counted(): Promise<number> {
  await site.close()
  const rows = await t.db.selectFrom('served_pages').selectAll().execute()
  return rows.reduce((sum, { pages }) => sum + pages, 0)
}

it('tells the API how many pages it has sent', async () => {
  expect((await open('/', '198.51.100.1')).statusCode).toBe(200)
  await open('/about', '198.51.100.2')
  await open('/no-such-file.js', '198.51.100.2')
  await open('/ledger.json', '198.51.100.2')
  expect(await counted()).toBe(2)
})

it('counts ten pages of a network in an hour', async () => {
  for (let i = 0; i < 30; i++) await open('/', '198.51.100.1')
  for (let i = 0; i < 30; i++) await open('/', `2001:db8:7:${i.toString(16)}::1`)
  await open('/', '198.51.100.2')
  expect(await counted()).toBe(2 * PAGES_PER_NETWORK + 1)
})
