import { SERVICE_KEY_HEADER } from '@mentor-connect/contract/messages/chatInternal'
import { REMOVED, type Failure } from '@mentor-connect/contract/api/wire'
import { fetchService } from '../platform/tracing/fetchService'

/** Maximum size of a response that a page is rendered with. */
export const RESPONSE_MAX_BYTES = 1_000_000

/** A read failed for another reason than that there is no such thing, or that visitors may not read it. */
export class ReadFailed extends Error {}

/** Stands for what does not exist. */
export const MISSING = Symbol('missing')
/** Stands for what existed and was deleted. */
export const GONE = Symbol('gone')
/** Stands for what visitors may not read. */
export const REFUSED = Symbol('refused')

const REFUSALS = [401, 403]

export interface ApiAccess {
  apiUrl: string
  /** Shows that the site asks, so that its reads do not count against the limits of an address. */
  serviceKey?: string
}

interface Options {
  query?: Record<string, unknown>
  /** Time for the read, in ms. */
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
    // An id of another form: there is no such thing, and the API works.
    if (response.status === 400 && (await failureOf(response)).code === 'invalid_input') return MISSING
    // Without a code, it was not the API that refused.
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
