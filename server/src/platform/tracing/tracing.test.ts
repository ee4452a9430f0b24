import { createChat, getChatDetails } from '@mentor-connect/contract/messages/chat'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApiAndChat, type ApiAndChat } from '../../testing/apiAndChat'
import { freePort } from '../../testing/freePort'
import { startServiceProcess } from '../../testing/serviceProcess'
import { signedInLearner, signedInMentor } from '../../testing/signedIn'
import { traceCollector, type CollectedSpan, type TraceCollector } from '../../testing/traceCollector'
import { countEffect, effectMigrations, effectQueue, type EffectTables } from '../../testing/jobs/effects'
import { freshDatabaseWith, type FreshDatabase } from '../../testing/freshDatabase'
import { version } from '../../../../package.json'
import { buildSite } from '../../site/app'
import { siteFolder } from '../../site/testing/siteFolder'
import { testConfig } from '../../testing/testConfig'
import { jobKind } from '../jobs/jobKind'
import type { JobQueue } from '../jobs/jobQueue'
import { activityOf } from './activity'
import { openTelemetry } from './openTelemetry'
import { setTracing, type Tracing } from './tracing'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const BROWSER = '00f067aa0ba902b7'
const traceparent = `00-${TRACE}-${BROWSER}-00`

let collector: TraceCollector
beforeEach(async () => void (collector = await traceCollector()))
afterEach(() => collector.close())

describe('requests to both services', () => {
  let test: ApiAndChat
  let tracing: Tracing

  async function start(share = 1) {
    tracing = openTelemetry({
      endpoint: collector.url,
      headers: {},
      attributes: { 'service.name': 'both' },
      share,
      onError: (error) => {
        throw error
      },
    })
    setTracing(tracing)
    test = await startApiAndChat()
  }
  afterEach(async () => {
    setTracing(undefined)
    await test.close()
  })

  it('are one trace from the browser to SQL, without values', async () => {
    await start()
    const [learner, mentor] = [await signedInLearner(test), await signedInMentor(test)]
    const response = await test.chat.inject({
      method: 'POST',
      url: createChat.path,
      payload: { userId1: mentor.account._id, userId2: learner.account._id },
      headers: { traceparent, authorization: `Bearer ${learner.bearer}` },
    })
    expect(response.statusCode).toBe(200)
    expect(response.headers['x-request-id']).toBe(TRACE)
    await tracing.close()
    const spans = collector.spans.filter(({ traceId }) => traceId === TRACE)
    const one = (matches: (span: CollectedSpan) => boolean) => {
      const found = spans.find(matches)
      expect(found).toBeDefined()
      return found!
    }
    const request = one(({ parentSpanId }) => parentSpanId === BROWSER)
    expect(request.name).toBe('POST /api/chat/create')
    expect(request.attributes).toMatchObject({ 'http.response.status_code': 200 })
    const onward = one(({ name }) => name === `POST ${getChatDetails.path}`)
    const call = one(({ spanId }) => spanId === onward.parentSpanId)
    expect([call.name, call.parentSpanId]).toEqual([expect.stringMatching(/^POST localhost/), request.spanId])
    const statementOf = (parent: CollectedSpan, kind: string) =>
      one(({ name, parentSpanId }) => name === kind && parentSpanId === parent.spanId).attributes[
        'db.query.text'
      ]
    expect(statementOf(onward, 'select')).toMatch(/^select /)
    expect(statementOf(request, 'insert')).toMatch(/^insert .* values \((\?|\$1)/)
    for (const value of [learner.account._id, mentor.account._id, learner.bearer, learner.account.email])
      expect(collector.text()).not.toContain(value)
  })

  it('go on as messages, which are stored in traces of their own, without their text', async () => {
    await start()
    const [learner, mentor] = [await signedInLearner(test), await signedInMentor(test)]
    const ids = { userId1: mentor.account._id, userId2: learner.account._id }
    const authorization = `Bearer ${learner.bearer}`
    await test.chat.inject({ method: 'POST', url: createChat.path, payload: ids, headers: { authorization } })
    const socket = test.dial(learner.account._id, learner.bearer)
    await socket.next('hello')
    socket.send({ receiverId: mentor.account._id, message: 'between the two of us', clientMsgId: 'm1' })
    await socket.next('ack')
    await tracing.close()
    const stored = collector.spans.find(({ name }) => name === 'messages')!
    expect(stored.parentSpanId ?? '').toBe('')
    const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === stored.spanId)
    expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['begin', 'insert', 'commit']))
    expect(collector.text()).not.toContain('between the two')
  })

  it('that fail have the id of their trace as reference, and are marked', async () => {
    await start()
    await test.db.destroy()
    const response = await test.app.inject({ url: '/resource/get-resources', headers: { traceparent } })
    expect(response.statusCode).toBeGreaterThanOrEqual(500)
    expect(response.json()).toMatchObject({ requestId: TRACE })
    await tracing.close()
    expect(collector.spans.find(({ name }) => name.startsWith('GET /resource'))).toMatchObject({
      failed: true,
    })
  })

  it('begin a trace of their own without a valid traceparent', async () => {
    await start()
    const headers = { traceparent: `00-${'0'.repeat(32)}-${BROWSER}-01` }
    const response = await test.app.inject({ url: '/resource/get-domains', headers })
    await tracing.close()
    const span = collector.spans.find(({ name }) => name === 'GET /resource/get-domains')
    expect(span!.traceId).toBe(response.headers['x-request-id'])
    expect(span!.parentSpanId ?? '').toBe('')
  })

  it('are recorded in the share that is set, whatever browsers say', async () => {
    await start(0)
    const headers = { traceparent: `00-${TRACE}-${BROWSER}-01` }
    await test.app.inject({ url: '/resource/get-domains', headers })
    await tracing.close()
    expect(collector.spans).toEqual([])
  })
})

describe('a job that a request has added', () => {
  let tracing: Tracing
  let fresh: FreshDatabase<EffectTables>
  let jobs: JobQueue<EffectTables>

  beforeEach(async () => {
    tracing = openTelemetry({
      endpoint: collector.url,
      headers: {},
      attributes: { 'service.name': 'api' },
      share: 1,
      onError: (error) => {
        throw error
      },
    })
    setTracing(tracing)
    fresh = await freshDatabaseWith<EffectTables>(effectMigrations)
    jobs = effectQueue(fresh.db, () => new Date(), { poll: 1 })
  })
  afterEach(async () => {
    setTracing(undefined)
    await jobs.stop()
    await fresh.drop()
  })

  const requestThat = (does: () => Promise<unknown>) => {
    const span = tracing.request({ method: 'POST', route: '/add', traceId: TRACE })
    return new Promise((resolve, reject) =>
      span.run(
        () =>
          void does()
            .finally(() => span.end(200))
            .then(resolve, reject),
      ),
    )
  }
  const polls = (count: number) =>
    new Promise<void>((resolve) =>
      activityOf(fresh.db)!.onStatement(({ sql }) => {
        if (/^select .* from .jobs./.test(sql) && (count -= 1) === 0) resolve()
      }),
    )
  const add = (job: string) =>
    fresh.db.transaction().execute((tx) => jobs.enqueue(tx, countEffect, { key: job, payload: { job } }))

  it('has a trace of its own, and polling goes on without one', async () => {
    const done = new Promise((resolve) => jobs.onEvent(resolve))
    jobs.start()
    await requestThat(() => add('a'))
    await done
    await polls(5)
    await tracing.close()
    const { spans } = collector
    const ofRequest = spans.filter(({ traceId }) => traceId === TRACE).map(({ name }) => name)
    expect(ofRequest).toEqual(['begin', 'insert', 'commit', 'POST /add'])
    const job = spans.find(({ name }) => name === 'job count')!
    const ofJob = spans.filter(({ parentSpanId }) => parentSpanId === job.spanId).map(({ name }) => name)
    expect(ofJob).toEqual(['begin', 'update', 'insert', 'commit'])
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE, job.traceId]))
  })

  it('is part of the trace of a request that waits for it, and marked if it fails', async () => {
    const fails = jobKind<{ mail: string }>('fails')
    jobs.handle(fails, {
      outside: async ({ mail }) => {
        throw new Error(`The mail to ${mail} was refused.`)
      },
    })
    await requestThat(async () => {
      const payload = { mail: 'person@example.org' }
      const job = await fresh.db.transaction().execute((tx) => jobs.reserve(tx, fails, { key: 'a', payload }))
      await jobs.attempt(job)
    })
    await tracing.close()
    const request = collector.spans.find(({ name }) => name === 'POST /add')!
    const job = collector.spans.find(({ name }) => name === 'job fails')!
    expect(job).toMatchObject({ traceId: TRACE, parentSpanId: request.spanId, failed: true })
    expect(collector.text()).not.toContain('person@example.org')
  })
})

it('a page is named by its route, not by the one route that serves all pages', async () => {
  const tracing = openTelemetry({
    endpoint: collector.url,
    headers: {},
    attributes: { 'service.name': 'site' },
    share: 1,
    onError: (error) => {
      throw error
    },
  })
  setTracing(tracing)
  const folder = siteFolder('', ['course/_.html'], 'http://127.0.0.1:9', { addresses: ['/', '/course/:id'] })
  const site = await buildSite(testConfig({ siteDir: folder.root, rendering: 'off' }))
  for (const url of ['/course/of-somebody', '/hi/course/of-somebody', '/nowhere'])
    await site.inject({ url, headers: { accept: 'text/html' } })
  await site.close()
  await tracing.close()
  setTracing(undefined)
  folder.remove()
  const names = collector.spans.map(({ name, attributes }) => [name, attributes['http.route']])
  expect(names.slice(0, 2)).toEqual([
    ['GET /course/:id', '/course/:id'],
    ['GET /course/:id', '/course/:id'],
  ])
  expect(names).toHaveLength(3)
  expect(collector.text()).not.toContain('of-somebody')
})

it('a process sends traces to the collector that its settings name', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tracing-'))
  const service = await startServiceProcess('api', {
    DATA_DIR: dataDir,
    SEED: 'none',
    API_PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  })
  await fetch(`${service.url.replace('localhost', '127.0.0.1')}/resource/get-domains`, {
    headers: { traceparent },
  })
  await service.stop()
  expect(collector.spans).toContainEqual(expect.objectContaining({ service: 'api', traceId: TRACE }))
  expect(collector.text()).toContain('deployment.environment.name')
  expect(collector.text()).toContain(
    JSON.stringify({ key: 'service.version', value: { stringValue: version } }),
  )
  await rm(dataDir, { recursive: true })
})
