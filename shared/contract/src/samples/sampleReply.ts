import { pathPattern, type AnyEndpoint } from '../api/endpoint'
import { ENDPOINTS } from './endpoints'
import { sampleOf, type Preference } from './sampleOf'

/** The endpoint that a page calls with this method and path. */
export const endpointAt = (method: string, path: string): AnyEndpoint | undefined =>
  ENDPOINTS.find((one) => one.method === method && pathPattern(one).test(path))

/** The body of a success, as its contract describes it: `{ message, data }` and what the endpoint adds. */
export function sampleReply({ reply, meta }: AnyEndpoint, preference: Preference): object {
  return {
    message: 'A sample',
    data: sampleOf(reply, preference),
    ...(meta && (sampleOf(meta, preference) as object)),
  }
}
