import { slot } from '@mentor-connect/shared/site/rendering'
import Fastify, { type FastifyInstance } from 'fastify'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { producePage, type ProducedPage, type WantedPage } from './producePage'
import type { Renderer } from './renderer'

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

const NOT_FOUND: ProducedPage = {
  status: 404,
  html: Buffer.from('Not found'),
  brotli: Buffer.from(''),
  etag: '"not-found"',
  readAt: 0,
  source: 'not-found',
  plan: { status: 404, reads: [] },
}

function produce(former?: ProducedPage) {
  const config = { apiUrl, chatUrl: apiUrl }
  const wanted: WantedPage = {
    live,
    site: { generation: 1, config, files: {}, pages: { 'course.html': { areas: ['public'], query: [] } } },
    file: 'course.html',
    url: '/course',
  }
  const renderer: Renderer = { run, stop: () => undefined }
  const sources = { root: live, api: { apiUrl }, siteUrl: 'https://site.test', renderer }
  return producePage({ ...sources, pageAt: async () => NOT_FOUND }, wanted, former)
}

it('renders a page again only if its data has changed', async () => {
  course = 'Maths'
  const first = await produce()
  expect((await produce(first))?.html).toBe(first!.html)
  expect(run).toHaveBeenCalledTimes(2)
  course = 'Physics'
  expect((await produce(first))?.html.toString()).toContain('Physics')
})

it('finds a page that did not exist before', async () => {
  course = undefined
  const missing = await produce()
  expect(missing?.status).toBe(404)
  course = 'Maths'
  expect((await produce(missing))?.html.toString()).toContain('Maths')
})
