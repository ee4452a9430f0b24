import Fastify, { type FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { testConfig } from '../testing/testConfig'
import { buildSite } from './app'
import { COMPOSED, siteFolder, type SiteFolder } from './testing/siteFolder'

/** A shell whose pages fail or never end, so that every page is sent without its content. */
const shell = (plan: string) => `
  exports.NotRendered = class extends Error {}
  exports.provided = {}
  exports.createPageRenderer = () => ({ plan: async () => { ${plan} } })
`
const FAILED = shell('throw new Error("This page is broken.")')
const LATE = shell('return new Promise(() => {})')

const DECLARED = {
  'resource/_.html': { requiredRead: '/resource/get-resource/{2}' },
  'resource/_/lessons/_.html': { requiredRead: '/lesson/{2}/{4}', browserQuery: ['draft'] },
  'mentor/_.html': { requiredRead: '/mentor/get-mentor/{2}' },
  'workshops/_.html': { requiredRead: '/workshops/{2}' },
  'careers/_.html': { values: ['nurse'] },
  'careers/nurse.html': { values: ['nurse'] },
  'resources/_.html': { values: ['career', 'jobs'] },
  'resources/jobs.html': { values: ['career', 'jobs'] },
}
const FILES = ['app.html', 'index.html', 'about.html', ...Object.keys(DECLARED)]
const ADDRESSES = ['/', '/about', '/user/home', '/resource/:courseId', '/careers/:careerId']

let api: FastifyInstance
let asked: string[]
const open: { site: FastifyInstance; folder: SiteFolder }[] = []

beforeAll(async () => {
  api = Fastify()
  api.get('/*', ({ url }, reply) => {
    asked.push(url)
    if (url.includes('removed')) return reply.status(404).send({ code: 'not_found', reason: 'removed' })
    if (url.includes('closed')) return reply.status(403).send({ code: 'not_enrolled' })
    if (url.includes('invalid')) return reply.status(400).send({ code: 'invalid_input' })
    if (url.includes('broken')) return reply.status(500).send({})
    return url.endsWith('known') && !url.includes('unknown') ? { data: {} } : reply.status(404).send({})
  })
  await api.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(() => (asked = []))
afterAll(async () => {
  for (const { site, folder } of open) {
    await site.close()
    folder.remove()
  }
  await api.close()
})

async function siteWith(shellFile: string, settings = {}) {
  const apiUrl = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`
  const folder = siteFolder(shellFile, FILES, apiUrl, { addresses: ADDRESSES, declared: DECLARED })
  const site = await buildSite(testConfig({ siteDir: folder.root, apiUrl, ...settings }))
  open.push({ site, folder })
  return async (url: string) => {
    const { statusCode, headers, body } = await site.inject({ url, headers: { accept: 'text/html' } })
    return { statusCode, robots: headers['x-robots-tag'], body }
  }
}

const KNOWN = [
  '/',
  '/about',
  '/user/home',
  '/resource/known',
  '/hi/resource/known?page=2',
  '/resource/known/lessons/known',
  '/mentor/known',
  '/workshops/known',
  '/careers/nurse',
  '/hi/resources/jobs',
]
const UNKNOWN = [
  '/nowhere',
  '/user/nothing',
  '/resource/unknown',
  '/hi/resource/unknown',
  '/resource/invalid-id',
  '/resource/known/lessons/unknown',
  '/mentor/unknown',
  '/workshops/unknown',
  '/careers/astronaut',
  '/hi/resources/magic',
]

describe.each([
  ['has failed', FAILED, {}],
  ['is late', LATE, {}],
  ['is off', LATE, { rendering: 'off' }],
])('while rendering %s', (_what, shellFile, settings) => {
  let get: Awaited<ReturnType<typeof siteWith>>
  beforeAll(async () => (get = await siteWith(shellFile, settings)))

  it.each(KNOWN)('%s is found', async (url) => {
    expect(await get(url)).toEqual({ statusCode: 200, robots: undefined, body: COMPOSED })
  })

  it.each(UNKNOWN)('%s is not found', async (url) => {
    expect(await get(url)).toEqual({ statusCode: 404, robots: 'noindex', body: COMPOSED })
  })

  it('a page that was removed, or is not for visitors, says so', async () => {
    expect(await get('/resource/removed')).toMatchObject({ statusCode: 410, robots: 'noindex' })
    expect(await get('/resource/c/lessons/closed')).toMatchObject({ statusCode: 403, robots: 'noindex' })
  })

  it('the API is asked for no other path, and not for pages that only browsers render', async () => {
    for (const url of ['/resource/%2e%2e', '/mentor/a%2fb', '/resource/x/lessons/closed?draft=1', '/about'])
      await get(url)
    expect(asked).toEqual([])
  })

  it('pages are sent while the API cannot say', async () => {
    expect((await get('/resource/broken')).statusCode).toBe(200)
  })
})
