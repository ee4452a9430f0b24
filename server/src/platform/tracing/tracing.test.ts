import { createChat, getChatDetails } from '@mentor-connect/contract/api/chat'
import { startApiAndChat, type ApiAndChat } from '../../testing/apiAndChat'
import { freePort } from '../../testing/freePort'
import { startServiceProcess } from '../../testing/serviceProcess'
import { signedInLearner, signedInMentor } from '../../testing/signedIn'
import { traceCollector, type CollectedSpan, type TraceCollector } from '../../testing/traceCollector'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
      ...{ endpoint: collector.url, headers: {}, attributes: { 'service.name': 'both' }, share },
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

it('a process sends traces to the collector that its settings name', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tracing-'))
  const service = await startServiceProcess('api', {
    ...{ DATA_DIR: dataDir, SEED: 'none', API_PORT: String(await freePort()), LOG_LEVEL: 'silent' },
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  })
  await fetch(`${service.url.replace('localhost', '127.0.0.1')}/resource/get-domains`, {
    headers: { traceparent },
  })
  await service.stop()
  expect(collector.spans).toContainEqual(expect.objectContaining({ service: 'api', traceId: TRACE }))
  expect(collector.text()).toContain('deployment.environment.name')
  await rm(dataDir, { recursive: true })
})
