import { pathPattern, type AnyEndpoint } from '../api/endpoint'
import { ENDPOINTS } from './endpoints'
import { sampleOf, type Preference } from './sampleOf'

/** Returns the endpoint that a page calls with this method and path. */
export const endpointAt = (method: string, path: string): AnyEndpoint | undefined =>
  ENDPOINTS.find((one) => one.method === method && pathPattern(one).test(path))

/**
 * Returns the body of a success as the contract describes it: `{ message, data }` and the endpoint's additional
 * fields.
 */
export function sampleReply({ reply, meta }: AnyEndpoint, preference: Preference): object {
  return {
    message: 'A sample',
    data: sampleOf(reply, preference),
    ...(meta && (sampleOf(meta, preference) as object)),
  }
}
