import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import { sampleAt, type ServiceSamples } from '@mentor-connect/contract/samples/serviceSamples'
import { endpointAt, sampleReply } from '@mentor-connect/contract/samples/sampleReply'
import { ROLE_COOKIE, type SignedInRole } from '../roles'
import { answerChat } from './sampleChat'

/** The smallest PNG: a transparent pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export interface SampleServer {
  /** Origin of the server, which serves as the API and as chat. */
  url: string
  close: () => Promise<void>
}

const SERVICES = '/services/'

/** The path at which the server of samples answers for the service of an area. */
export const servicePath = (name: string) => SERVICES + name

/**
 * Starts a server that stands in for the API, for chat and for the areas' services. It responds to each endpoint of the
 * contract with sample data, and stores nothing.
 *
 * @param services sample responses of the areas' services
 */
export async function startSampleServer(services: ServiceSamples = {}): Promise<SampleServer> {
  const server = createServer((request, response) => answer(request, response, services))
  answerChat(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => closed(server) }
}

function answer(request: IncomingMessage, response: ServerResponse, services: ServiceSamples) {
  // The body of the request does not matter, so it is read and dropped.
  request.resume()
  for (const [name, value] of Object.entries(crossOriginHeaders(request))) response.setHeader(name, value)
  const { method = 'GET' } = request
  const path = new URL(request.url ?? '/', 'http://samples').pathname
  const endpoint = endpointAt(method, path)
  if (method === 'OPTIONS') response.writeHead(204).end()
  else if (path.startsWith(SERVICES)) sendOfService(response, method, path, services)
  else if (endpoint) sendSample(response, endpoint, roleOf(request))
  else if (method === 'GET' && path.startsWith('/files/'))
    response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE)
  else
    response
      .writeHead(404, { 'content-type': 'application/json' })
      .end(JSON.stringify({ message: 'No contract describes it.', code: 'not_found' }))
}

function sendOfService(response: ServerResponse, method: string, path: string, services: ServiceSamples) {
  const [service = '', ...segments] = path.slice(SERVICES.length).split('/')
  const sample = sampleAt(services, { service, method, path: `/${segments.join('/')}` })
  const { status, body } = sample ?? { status: 404, body: { message: 'samples.json does not describe it.' } }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function sendSample(response: ServerResponse, endpoint: AnyEndpoint, role?: SignedInRole) {
  const { file } = endpoint
  if (file)
    return response
      .writeHead(200, { 'content-type': file })
      .end(file.startsWith('image/') ? PICTURE : 'A sample')
  return response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify(sampleReply(endpoint, { role })))
}

function roleOf({ headers }: IncomingMessage): SignedInRole | undefined {
  const role = new RegExp(`${ROLE_COOKIE}=(user|mentor)`).exec(headers.cookie ?? '')?.[1]
  return role as SignedInRole | undefined
}

/** CORS headers. They are needed because the pages and this server have different origins. */
function crossOriginHeaders({ headers }: IncomingMessage): Record<string, string> {
  return {
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '600',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-store',
  }
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
