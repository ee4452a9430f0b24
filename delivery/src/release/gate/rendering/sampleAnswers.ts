import { pathPattern, type AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import { readOfKey, type Answers } from '@mentor-connect/contract/site/rendering'
import { ENDPOINTS } from '@mentor-connect/contract/samples/endpoints'
import { sampleOf } from '@mentor-connect/contract/samples/sampleOf'

/** Whether a page can be rendered with the response of an endpoint. */
export const isPublicRead = ({ access, method, service, reply }: AnyEndpoint) =>
  access === 'public' && method === 'GET' && !service && reply !== undefined

export const PUBLIC_READS = ENDPOINTS.filter(isPublicRead)

/**
 * Responses to the reads of a page as the contracts describe them: the gate needs no API. A read of an endpoint that is
 * not known here has none, as if it were still loading.
 *
 * @param keys cache keys of reads
 */
export function sampleAnswers(keys: string[]): Answers {
  const found = keys.flatMap((key) => {
    const endpoint = PUBLIC_READS.find((one) => pathPattern(one).test(readOfKey(key).path))
    return endpoint ? [[key, sampleOf(endpoint.reply)] as const] : []
  })
  return Object.fromEntries(found)
}
