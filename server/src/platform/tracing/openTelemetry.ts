// This module is loaded only if traces are sent. It is a separate bundle, so that its packages do not make
// the programs larger.
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Context } from '@opentelemetry/api'
import { setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  TracerProvider,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Statement } from './activity'
import type { RequestSpan, TracedCall, TracedRequest, Tracing } from './tracing'

export interface TracingOptions {
  /** Address of the collector, without `/v1/traces`. */
  endpoint: string
  headers: Record<string, string>
  /** Share of traces that are recorded, from 0 to 1. */
  share: number
  /** Attributes that describe this process, `service.name` among them. */
  attributes: Record<string, string>
  /** Called when traces could not be sent. */
  onError: (error: unknown) => void
}

const STATEMENT_LENGTH = 2_000

export function openTelemetry({ endpoint, headers, share, attributes, onError }: TracingOptions): Tracing {
  setGlobalErrorHandler(onError)
  const ids = new RandomIdGenerator()
  // Id for the next trace. It is the id of the request, so that logs and error messages contain the id of the
  // trace.
  let wanted: string | undefined
  const provider = new TracerProvider({
    resource: resourceFromAttributes(attributes),
    // The sampling flag of the caller is ignored, because browsers could otherwise turn on tracing that the
    // operator has turned off.
    sampler: new TraceIdRatioBasedSampler(share),
    idGenerator: {
      generateTraceId: () => wanted ?? ids.generateTraceId(),
      generateSpanId: () => ids.generateSpanId(),
    },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, headers }),
      }),
    ],
  })
  const tracer = provider.getTracer('mentor-connect')
  const contexts = new AsyncLocalStorage<Context>()

  function request({ method, route, traceId, parentId }: TracedRequest): RequestSpan {
    wanted = traceId
    const span = tracer.startSpan(
      `${method} ${route}`,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'http.route': route } },
      parentId ? contextOf(traceId, parentId) : ROOT_CONTEXT,
    )
    wanted = undefined
    const context = trace.setSpan(ROOT_CONTEXT, span)
    return {
      run: (work) => contexts.run(context, work),
      fail: (error) => span.recordException({ name: error.name, message: error.message, stack: error.stack }),
      end(statusCode, later) {
        if (later) span.updateName(`${method} ${later}`).setAttribute('http.route', later)
        span.setAttribute('http.response.status_code', statusCode)
        if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  async function work<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
    const parent = contexts.getStore() ?? ROOT_CONTEXT
    const span = tracer.startSpan(name, {}, parent)
    try {
      return await contexts.run(trace.setSpan(parent, span), run)
    } catch (error) {
      // The message is left out, because it may contain values.
      span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name })
      throw error
    } finally {
      span.end()
    }
  }

  function statement({ sql, kind, durationMs, error }: Statement) {
    const context = contexts.getStore()
    if (!context || !trace.getSpan(context)?.isRecording()) return
    const end = Date.now()
    const span = tracer.startSpan(
      kind,
      {
        kind: SpanKind.CLIENT,
        startTime: end - durationMs,
        attributes: { 'db.operation.name': kind, 'db.query.text': sql.slice(0, STATEMENT_LENGTH) },
      },
      context,
    )
    // The message is left out, because it may contain values.
    if (error) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end(end)
  }

  async function call<Result>(
    { method, host }: TracedCall,
    send: (headers: Record<string, string>) => Promise<Result>,
  ): Promise<Result> {
    const context = contexts.getStore()
    if (!context) return send({})
    const attributes = { 'http.request.method': method, 'server.address': host }
    const span = tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }, context)
    const { traceId, spanId, traceFlags } = span.spanContext()
    try {
      return await send({ traceparent: `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}` })
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name })
      throw error
    } finally {
      span.end()
    }
  }

  return { request, work, statement, call, close: () => provider.shutdown() }
}

function contextOf(traceId: string, spanId: string): Context {
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  })
}
