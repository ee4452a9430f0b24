import * as certificates from '@mentor-connect/shared/contracts/certificates'
import * as courses from '@mentor-connect/shared/contracts/courses'
import { pathPattern, type AnyEndpoint } from '@mentor-connect/shared/contracts/endpoint'
import * as mentors from '@mentor-connect/shared/contracts/mentors'
import * as reviews from '@mentor-connect/shared/contracts/reviews'
import * as sharePictures from '@mentor-connect/shared/contracts/sharePictures'
import * as siteMap from '@mentor-connect/shared/contracts/siteMap'
import { readOfKey, type Answers } from '@mentor-connect/shared/site/rendering'
import { sampleOf } from './sampleOf'

/** Contracts with reads that a public page can declare. A test compares them with all contracts. */
const CONTRACTS: object[] = [certificates, courses, mentors, reviews, sharePictures, siteMap]

/** Whether a page can be rendered with the response of an endpoint. */
export const isPublicRead = ({ access, method, service, reply }: AnyEndpoint) =>
  access === 'public' && method === 'GET' && !service && reply !== undefined

export const PUBLIC_READS: AnyEndpoint[] = CONTRACTS.flatMap((contract) =>
  Object.values(contract).filter(
    (value): value is AnyEndpoint =>
      value instanceof Object && 'access' in value && isPublicRead(value as AnyEndpoint),
  ),
)

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
