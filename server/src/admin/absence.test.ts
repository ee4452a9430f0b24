import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildSite } from '../site/app'
import { adminEndpoints } from '../testing/adminEndpoints'
import { startApiAndChat, type ApiAndChat } from '../testing/apiAndChat'

const endpoints = adminEndpoints()

let t: ApiAndChat
let site: FastifyInstance
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'absence-'))
  mkdirSync(join(folder, 'live'))
  writeFileSync(join(folder, 'live/index.html'), '<title>A page of the product</title>')
  t = await startApiAndChat()
  site = await buildSite({ ...t.config, siteDir: folder, rendering: 'off' })
})
afterAll(async () => {
  await site?.close()
  await t?.close()
  rmSync(folder, { recursive: true, force: true })
})

it.each(endpoints)('no service of the product has $method $path', ({ method, path }) => {
  const services = { api: t.app, chat: t.chat, site }
  for (const [name, service] of Object.entries(services))
    expect([name, service.hasRoute({ method, url: path })]).toEqual([name, false])
})

it.each(endpoints)('no service of the product answers $method $path', async ({ method, path }) => {
  const request = {
    method,
    url: path.replace(/:\w+/g, 'somebody'),
    ...(method === 'POST' && { payload: {} }),
  }
  for (const service of [t.app, t.chat]) expect((await service.inject(request)).statusCode).toBe(404)
  // The site serves its page for every address that is not a file.
  const { statusCode, headers } = await site.inject(request)
  expect([404, 'text/html']).toContain(
    statusCode === 404 ? statusCode : String(headers['content-type']).split(';')[0],
  )
})
