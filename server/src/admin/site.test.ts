import { buildSite } from '../site/app'
import { COMPOSED, siteFolder, type SiteFolder } from '../site/testing/siteFolder'
import { ADMIN_HOST, ADMIN_SETTINGS, TestAdmin } from '../testing/testAdmin'
import { testApp } from '../testing/testApp'
import { testConfig } from '../testing/testConfig'

let folder: SiteFolder
let admin: TestAdmin
beforeAll(async () => {
  folder = siteFolder('', ['app.html'], 'http://127.0.0.1:9', { addresses: ['/cases/:id'] })
  const site = await buildSite(testConfig({ siteDir: folder.root, rendering: 'off' }))
  admin = await TestAdmin.on(await testApp(ADMIN_SETTINGS), site)
})
afterAll(async () => {
  await admin.close()
  folder.remove()
})

it.each([
  ['/cases/c1', 200],
  ['/cases/100%', 200],
  ['/%', 404],
  ['/cases/%E0%A4%A/x', 404],
])('the back office answers %s with a page of its site', async (url, status) => {
  const { statusCode, headers, body } = await admin.get(url, { accept: 'text/html', host: ADMIN_HOST })
  expect([statusCode, body]).toEqual([status, COMPOSED])
  expect(headers['content-security-policy']).toContain("default-src 'self'")
})

it('its API answers such an address with a failure', async () => {
  const { statusCode, headers, body } = await admin.get('/api/cases/100%')
  expect(statusCode).toBe(401)
  expect(JSON.parse(body)).toMatchObject({ code: 'unauthenticated' })
  expect(headers['x-frame-options']).toBe('DENY')
})
