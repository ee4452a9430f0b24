import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sampleResponse } from '@mentor-connect/contract/samples/sampleResponse'
import type { ServiceSamples } from '@mentor-connect/contract/samples/serviceSamples'
import { ROLE_COOKIE, type SignedInRole } from '../roles'
import { answerChat } from './sampleChat'

export interface SampleServer {
  /** Origin of the server, which serves as the API and as chat. */
  url: string
  close: () => Promise<void>
}

const SERVICES = '/services/'

/** Returns the path at which the sample server stands in for the service of an area. */
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
  if (method === 'OPTIONS') return void response.writeHead(204).end()
  const { pathname } = new URL(request.url ?? '/', 'http://samples')
  const { status, type, body } = sampleResponse({ method, ...placeOf(pathname) }, roleOf(request), services)
  response.writeHead(status, { 'content-type': type }).end(body)
}

function placeOf(pathname: string): { path: string; service?: string } {
  if (!pathname.startsWith(SERVICES)) return { path: pathname }
  const [service = '', ...segments] = pathname.slice(SERVICES.length).split('/')
  return { service, path: `/${segments.join('/')}` }
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
