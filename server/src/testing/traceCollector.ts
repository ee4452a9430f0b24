import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CollectedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Record<string, unknown>
  /** `service.name` of its process. */
  service: unknown
  failed: boolean
}

interface Value {
  stringValue?: string
  intValue?: number
}
interface Attribute {
  key: string
  value: Value
}
interface Body {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: {
      spans: (Omit<CollectedSpan, 'attributes'> & { attributes: Attribute[]; status: { code?: number } })[]
    }[]
  }[]
}

export interface TraceCollector {
  url: string
  spans: CollectedSpan[]
  /** Everything that was received, as text. */
  text: () => string
  close: () => Promise<unknown>
}

const ERROR = 2

/** A collector that receives traces over OTLP/HTTP. */
export async function traceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = []
  let text = ''
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      text += body
      if (request.url === '/v1/traces') spans.push(...spansOf(JSON.parse(body) as Body))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${port}`, spans, text: () => text, close }
}

function spansOf({ resourceSpans }: Body): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        attributes: valuesOf(span.attributes),
        service: valuesOf(resource.attributes)['service.name'],
        failed: span.status.code === ERROR,
      })),
    ),
  )
}

function valuesOf(attributes: Attribute[]): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  )
}
