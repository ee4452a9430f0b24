import { SERVICE_KEY_HEADER } from '@mentor-connect/contract/messages/chatInternal'
import { REMOVED, type Failure } from '@mentor-connect/contract/api/wire'
import { fetchService } from '../platform/tracing/fetchService'

/** Maximum size in bytes of a response with which a page is rendered. */
export const RESPONSE_MAX_BYTES = 1_000_000

/**
 * Thrown if a read fails, for example because the API is unavailable. Missing and refused content does not
 * count as a failure.
 */
export class ReadFailed extends Error {}

/** Result of a read if the requested object does not exist. */
export const MISSING = Symbol('missing')
/** Result of a read if the requested object was deleted. */
export const GONE = Symbol('gone')
/** Result of a read that is not allowed for visitors. */
export const REFUSED = Symbol('refused')

const REFUSALS = [401, 403]

export interface ApiAccess {
  apiUrl: string
  /** Key that identifies the site, so that its reads do not count towards rate limits. */
  serviceKey?: string
}

interface Options {
  query?: Record<string, unknown>
  /** Timeout of the read, in ms. */
  limitMs: number
}

/**
 * Reads from the API as a visitor.
 *
 * @returns `data` of the response, `MISSING`, `GONE` or `REFUSED`
 * @throws ReadFailed
 */
export async function readApi(
  { apiUrl, serviceKey }: ApiAccess,
  path: string,
  { query = {}, limitMs }: Options,
): Promise<unknown> {
  const url = new URL(apiUrl + path)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  try {
    const response = await fetchService(url, {
      headers: serviceKey ? { [SERVICE_KEY_HEADER]: serviceKey } : {},
      signal: AbortSignal.timeout(limitMs),
      redirect: 'error',
    })
    if (response.status === 404) return (await failureOf(response)).reason === REMOVED ? GONE : MISSING
    // The API has refused the form of an id, so no object has this id.
    if (response.status === 400 && (await failureOf(response)).code === 'invalid_input') return MISSING
    // A response that has no code comes from a proxy, not from the API.
    if (REFUSALS.includes(response.status) && (await failureOf(response)).code) return REFUSED
    if (!response.ok) throw new Error(`answered ${response.status}`)
    const text = await response.text()
    if (text.length > RESPONSE_MAX_BYTES) throw new Error(`sent ${text.length} characters`)
    return (JSON.parse(text) as { data: unknown }).data
  } catch (cause) {
    throw new ReadFailed(`${path}: ${String((cause as Error).message)}`, { cause })
  }
}

async function failureOf(response: Response): Promise<Partial<Failure>> {
  return (await response.json().catch(() => ({}))) as Partial<Failure>
}
