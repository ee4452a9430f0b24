import { siteMap } from '@mentor-connect/contract/site/siteMap'
import type { FastifyInstance } from 'fastify'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'
import { insertLesson } from '../../courses/catalogue/testing/insertLesson'
import { testApp, type TestApp } from '../../testing/testApp'
import { testConfig } from '../../testing/testConfig'
import { buildSite } from '../app'

const SITE = 'https://site.test'
const THEN = '2026-01-01T00:00:00.000Z'
let t: TestApp
let root: string
let site: FastifyInstance

beforeAll(async () => {
  t = await testApp()
  await insertMentor(t.db)
  for (const id of ['one', 'two']) await insertCourse(t.db, { id })
  await insertLesson(t.db, { courseId: 'one', id: 'tags', position: 0, preview: true, blocks: [] })
  const apiUrl = await t.app.listen({ host: '127.0.0.1', port: 0 })
  root = mkdtempSync(join(tmpdir(), 'site-map-'))
  mkdirSync(join(root, 'generations/1'), { recursive: true })
  symlinkSync('generations/1', join(root, 'live'))
  const rendering = { publicPaths: ['/', '/about'], privatePaths: ['/user/*'], pages: {} }
  writeFileSync(join(root, 'live/rendering.json'), JSON.stringify(rendering))
  site = await buildSite(testConfig({ siteDir: root, apiUrl, siteUrl: SITE }))
})
afterAll(async () => {
  await site.close()
  await t.close()
  rmSync(root, { recursive: true })
})

const get = (url: string, headers = {}) => site.inject({ url, headers })
const locations = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)

it('leads crawlers from robots.txt to every public page', async () => {
  const robots = await get('/robots.txt')
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(robots.body).toContain('Disallow: /user/\n')
  const index = /Sitemap: https:\/\/site\.test(.+)/.exec(robots.body)![1]!
  const maps = locations((await get(index)).body)
  expect(maps).toEqual([
    `${SITE}/sitemap-pages.xml`,
    `${SITE}/sitemap-courses-1.xml`,
    `${SITE}/sitemap-mentors-1.xml`,
    `${SITE}/sitemap-lessons-1.xml`,
  ])
  const texts = await Promise.all(maps.map(async (url) => (await get(url!.slice(SITE.length))).body))
  expect(texts.flatMap(locations)).toEqual(
    [
      '/',
      '/hi',
      '/about',
      '/hi/about',
      '/resource/one',
      '/hi/resource/one',
      '/resource/two',
      '/hi/resource/two',
    ]
      .concat(['/mentor/mentor-1', '/hi/mentor/mentor-1'])
      .concat(['/resource/one/lessons/tags', '/hi/resource/one/lessons/tags'])
      .map((path) => SITE + path),
  )
})

it('says when each course has changed', async () => {
  const { body, headers } = await get('/sitemap-courses-1.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  const pages = ['one', 'two'].map((id) => ({ path: `/resource/${id}`, lastModified: THEN }))
  expect(body).toBe(siteMap(SITE, pages))
})

it('sends a map compressed, and confirms one that has not changed', async () => {
  const { headers, rawPayload } = await get('/sitemap-courses-1.xml', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(rawPayload).toString()).toBe((await get('/sitemap-courses-1.xml')).body)
  const again = await get('/sitemap-courses-1.xml', { 'if-none-match': String(headers.etag) })
  expect(again.statusCode).toBe(304)
})

it.each(['/sitemap-courses-2.xml', '/sitemap-courses-0.xml', '/sitemap-learners-1.xml', '/sitemap-x.xml'])(
  'has no %s',
  async (path) => expect((await get(path)).statusCode).toBe(404),
)

it('asks crawlers to come back while the API is down', async () => {
  const apiUrl = 'http://127.0.0.1:9'
  const alone = await buildSite(testConfig({ siteDir: root, apiUrl, siteUrl: SITE }))
  const response = await alone.inject('/sitemap.xml')
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '300'])
  expect((await alone.inject('/sitemap-pages.xml')).statusCode).toBe(200)
  await alone.close()
})
