import { slot } from '@mentor-connect/contract/site/rendering'
import Fastify, { type FastifyInstance } from 'fastify'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { producePage, type Produced, type ProducedPage, type WantedPage } from './producePage'
import type { Renderer } from './renderer'
import { EMPTY_SITE } from '../testing/siteFolder'

let live: string
let api: FastifyInstance
let apiUrl: string
let course: string | undefined

beforeAll(async () => {
  live = mkdtempSync(join(tmpdir(), 'produce-page-'))
  writeFileSync(join(live, 'course.html'), slot('head', '') + slot('styles', '') + slot('content', ''))
  api = Fastify()
  api.get('/course', (_request, reply) => (course ? { data: course } : reply.status(404).send({})))
  await api.listen({ host: '127.0.0.1', port: 0 })
  apiUrl = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await api.close()
  rmSync(live, { recursive: true, force: true })
})

const run = jest.fn<ReturnType<Renderer['run']>, Parameters<Renderer['run']>>(async ({ answers }) =>
  answers
    ? {
        page: {
          status: 200,
          title: 'Course',
          html: JSON.stringify(Object.values(answers)),
          css: '',
          cssVersion: '6',
        },
      }
    : { plan: { status: 200, reads: [JSON.stringify(['GET', '/course', null, null])] } },
)
beforeEach(() => run.mockClear())

function produce(former?: Produced) {
  const config = { apiUrl, chatUrl: apiUrl }
  const wanted: WantedPage = {
    live,
    site: { ...EMPTY_SITE, config, pages: { 'course.html': { areas: ['public'], query: [] } } },
    file: 'course.html',
    composed: 'course.html',
    locale: 'en',
    base: '',
    path: '/course',
  }
  const renderer: Renderer = { run, stop: () => undefined }
  const sources = { root: live, api: { apiUrl }, siteUrl: 'https://site.test', renderer }
  return producePage(sources, wanted, former)
}

const htmlOf = async (page: ReturnType<typeof produce>) => String(((await page) as ProducedPage).html)

it('renders a page again only if its data has changed', async () => {
  course = 'Maths'
  const first = (await produce()) as ProducedPage
  expect(await produce(first)).toHaveProperty('html', first.html)
  expect(run).toHaveBeenCalledTimes(2)
  course = 'Physics'
  expect(await htmlOf(produce(first))).toContain('Physics')
})

it('finds a page that did not exist before', async () => {
  course = undefined
  const missing = await produce()
  expect(missing).toHaveProperty('instead', '/page-not-found')
  course = 'Maths'
  expect(await htmlOf(produce(missing))).toContain('Maths')
})
