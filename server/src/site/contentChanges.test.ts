import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { SERVICE_KEY_HEADER } from '@mentor-connect/contract/messages/chatInternal'
import type { FastifyInstance } from 'fastify'
import { siteTeller, type SiteTeller } from '../kernel/content-changes/tellSite'
import { contentChangeSync } from '../kernel/content-changes/contentChangeSync'
import { authoringRequests, link } from '../courses/authoring/testing/authoringRequests'
import { CONTENT_CHANGES_PATH } from '../platform/content-changes/contentChanges'
import { metricsOf } from '../testing/metricsOf'
import { startRedis } from '../testing/redisServer'
import { signedInLearner, signedInMentor, type SignedIn } from '../testing/signedIn'
import { testApp, type TestApp } from '../testing/testApp'
import { testConfig } from '../testing/testConfig'
import { buildSite } from './app'
import { siteFolder, type SiteFolder } from './testing/siteFolder'

/** A shell whose pages show the responses that real pages are rendered with. */
const SHELL = `
  exports.NotRendered = class extends Error {}
  exports.provided = {}
  const READS = {
    resource: (id) => id ? '/resource/get-resource/' + id : '/resource/get-resources',
    mentor: (id) => '/mentor/get-mentor/' + id,
  }
  exports.createPageRenderer = () => ({
    async plan({ url }) {
      const [, area, id] = url.split('/')
      const read = READS[area]
      return read ? { status: 200, reads: [JSON.stringify(['GET', read(id), null, null])] } : { status: 404, reads: [] }
    },
    async render({ url }, answers) {
      return { status: 200, title: url, html: JSON.stringify(Object.values(answers)), css: '', cssVersion: '6', description: '' }
    },
  })
`
const KEY = 'the key of the services, for this test'

let t: TestApp
let mentor: SignedIn<Mentor>
let learner: SignedIn<Learner>
let folder: SiteFolder
let site: FastifyInstance
let teller: SiteTeller

beforeAll(async () => {
  t = await testApp({ serviceKey: KEY })
  mentor = await signedInMentor(t)
  learner = await signedInLearner(t)
  const apiUrl = await t.app.listen({ host: '127.0.0.1', port: 0 })
  folder = siteFolder(SHELL, ['app.html', 'resource.html', 'resource/_.html', 'mentor/_.html'], apiUrl)
})
afterAll(async () => {
  await t.close()
  folder.remove()
})
beforeEach(() => startSite())
afterEach(async () => {
  teller.close()
  await site.close()
})

async function startSite(redisUrl?: string) {
  const settings = testConfig({ siteDir: folder.root, apiUrl: t.config.apiUrl, serviceKey: KEY, redisUrl })
  const { port } = t.app.server.address() as { port: number }
  site = await buildSite({ ...settings, apiUrl: `http://127.0.0.1:${port}` })
  const siteUrl = await site.listen({ host: '127.0.0.1', port: 0 })
  teller = await siteTeller({ ...settings, siteUrl })
}

const { add, update, post, enrol } = authoringRequests(() => ({ t, mentor, learner }))
const tellSite = () => contentChangeSync({ db: t.db, tell: teller.tell }).sendPending()
const get = (url: string) => site.inject({ url, headers: { accept: 'text/html' } })

/**
 * Requests a page until it has content: a page that takes too long is sent without, and finished for the next request.
 */
async function rendered(url: string) {
  for (;;) {
    const response = await get(url)
    if (!response.body.includes('<title>Empty')) return response
  }
}

it('shows a change of a course on its page and in lists with the next request', async () => {
  const { _id } = await add({ title: 'Learn Go' })
  for (const url of [`/resource/${_id}`, '/resource'])
    expect((await rendered(url)).body).toContain('Learn Go')
  const before = (await rendered(`/mentor/${mentor.account._id}`)).headers.etag
  await update(_id, { title: 'Learn Rust', modules: [{ name: 'M', lessons: [link('Ownership')] }] })
  await enrol(_id)
  await tellSite()
  const { body } = await rendered(`/resource/${_id}`)
  expect(body).toContain('Learn Rust')
  expect(body).toContain('Ownership')
  expect(body).toContain('"studentsEnrolled":1')
  expect((await rendered('/resource')).body).toContain('Learn Rust')
  expect((await rendered(`/mentor/${mentor.account._id}`)).headers.etag).toBe(before)
})

it('a course that is hidden, shown again and deleted is at once as its page says', async () => {
  const { _id } = await add()
  const setStatus = (status: string) => post(`/resource/set-status/${_id}`, { status })
  const statusOf = async () => {
    await tellSite()
    return (await rendered(`/resource/${_id}`)).statusCode
  }
  expect(await statusOf()).toBe(200)
  await setStatus('archived')
  expect(await statusOf()).toBe(404)
  await setStatus('published')
  expect(await statusOf()).toBe(200)
  await post(`/resource/delete-resource/${_id}`, {})
  expect(await statusOf()).toBe(410)
})

it('without a message the page is the one in the cache', async () => {
  const { _id } = await add({ title: 'Learn Go' })
  await rendered(`/resource/${_id}`)
  await update(_id, { title: 'Learn Rust' })
  expect((await get(`/resource/${_id}`)).body).toContain('Learn Go')
})

it.each([
  ['without the key', {}, { tags: ['*'] }, 404],
  ['with a wrong key', { [SERVICE_KEY_HEADER]: 'wrong' }, { tags: ['*'] }, 404],
  ['with a message that is too long', { [SERVICE_KEY_HEADER]: KEY }, { tags: Array(501).fill('*') }, 400],
])('refuses a message %s', async (_, headers, payload, status) => {
  const response = await site.inject({ method: 'POST', url: CONTENT_CHANGES_PATH, headers, payload })
  expect(response.statusCode).toBe(status)
})

it('counts what it sends and what has changed', async () => {
  const { _id } = await add()
  await rendered(`/resource/${_id}`)
  await get(`/resource/${_id}`)
  await tellSite()
  await get(`/resource/${_id}`)
  const body = await metricsOf(site)
  expect(body).toMatch(/mentor_connect_pages_sent_total\{how="cached"\} [1-9]/)
  expect(body).toMatch(/mentor_connect_content_changes_total [1-9]/)
  expect(body).toMatch(/mentor_connect_page_cache\{unit="pages"\} 1/)
})

it('renders the most requested pages again after a release', async () => {
  const { _id } = await add()
  await rendered(`/resource/${_id}`)
  folder.makeLive(2)
  await rendered('/mentor/none')
  const pages = async () => (await metricsOf(site)).match(/page_cache\{unit="pages"\} (\d+)/)![1]
  // Three pages: one for each state, and the page for unknown addresses.
  while ((await pages()) !== '3') await new Promise(setImmediate)
  expect((await get(`/resource/${_id}`)).body).toContain('Learn Go')
})

const redisBinary = process.env.TEST_REDIS_SERVER
const onRedis = redisBinary ? it : it.skip
onRedis('every site server is told over Redis; over HTTP while Redis is down', async () => {
  const redis = await startRedis(redisBinary!)
  const other = { site, teller }
  await startSite(redis.url)
  const { _id } = await add({ title: 'Title 0' })
  for (let count = 1; ; count += 1) {
    await rendered(`/resource/${_id}`)
    await update(_id, { title: `Title ${count}` })
    await tellSite()
    // Repeated until both are connected to Redis.
    if ((await rendered(`/resource/${_id}`)).body.includes(`Title ${count}`)) break
  }
  await redis.kill()
  await update(_id, { title: 'Without Redis' })
  await tellSite()
  expect((await rendered(`/resource/${_id}`)).body).toContain('Without Redis')
  other.teller.close()
  await other.site.close()
})
