import { pathPattern, type AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import { placeOfRead, readOfKey, type Answers } from '@mentor-connect/contract/site/rendering'
import { ENDPOINTS } from '@mentor-connect/contract/samples/endpoints'
import { sampleAt, type ServiceSamples } from '@mentor-connect/contract/samples/serviceSamples'
import { sampleOf } from '@mentor-connect/contract/samples/sampleOf'

/** True if a page can be rendered with the response of an endpoint. */
export const isPublicRead = ({ access, method, service, reply }: AnyEndpoint) =>
  access === 'public' && method === 'GET' && !service && reply !== undefined

export const PUBLIC_READS = ENDPOINTS.filter(isPublicRead)

/**
 * Returns sample responses to the reads of a page, made from the contracts, so that the gate needs no API. A
 * read of an unknown endpoint has none, as if it were still loading.
 *
 * @param keys cache keys of reads
 */
export function sampleAnswers(keys: string[], samples: ServiceSamples = {}): Answers {
  const found = keys.flatMap((key) => {
    const { method, path: address } = readOfKey(key)
    const { service, path } = placeOfRead(address)
    if (service !== undefined) {
      const sample = sampleAt(samples, { service, method, path })
      return sample?.status === 200 ? [[key, sample.body] as const] : []
    }
    const endpoint = PUBLIC_READS.find((one) => pathPattern(one).test(path))
    return endpoint ? [[key, sampleOf(endpoint.reply)] as const] : []
  })
  return Object.fromEntries(found)
}
