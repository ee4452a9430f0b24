import { endpointAt, sampleReply } from './sampleReply'
import { sampleAt, type ServiceSamples } from './serviceSamples'

export interface SampleResponse {
  status: number
  type: string
  body: string | Uint8Array
}

/** A request for the API or for the service of an area. */
export interface SampledRequest {
  method: string
  /** Path on the API or on the service. */
  path: string
  /** Name of the service; absent for the API. */
  service?: string
}

/** The smallest PNG: a transparent pixel. */
const PICTURE = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.codePointAt(0)!,
)

/**
 * Returns a sample response. For the API, it is made from the endpoint's contract; for a service, it is taken
 * from the area's `samples.json`.
 *
 * @param role of the person who is signed in, if anybody is
 */
export function sampleResponse(
  { method, path, service }: SampledRequest,
  role: 'user' | 'mentor' | undefined,
  services: ServiceSamples = {},
): SampleResponse {
  if (service !== undefined) {
    const sample = sampleAt(services, { service, method, path })
    return json(sample?.status ?? 404, sample?.body ?? { message: 'samples.json does not describe it.' })
  }
  const endpoint = endpointAt(method, path)
  if (endpoint?.file) return fileOf(endpoint.file)
  if (endpoint) return json(200, sampleReply(endpoint, { role }))
  if (method === 'GET' && path.startsWith('/files/')) return fileOf('image/png')
  return json(404, { message: 'No contract describes it.', code: 'not_found' })
}

const json = (status: number, body: unknown): SampleResponse => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
})

const fileOf = (type: string): SampleResponse => ({
  status: 200,
  type,
  body: type.startsWith('image/') ? PICTURE : 'A sample',
})
