import { SERVICE_KEY_HEADER } from '@mentor-connect/shared/contracts/chatInternal'

/** Time for one read, in ms. */
const READ_LIMIT_MS = 1_000
const RESPONSE_MAX_BYTES = 1_000_000

/** A read failed for another reason than that there is no such thing. */
export class ReadFailed extends Error {}

export interface PageApi {
  apiUrl: string
  /** Shows that the site asks, so that its reads do not count against the limits of an address. */
  serviceKey?: string
}

export interface Reads {
  answers: Record<string, unknown>
  /** Whether the first read found nothing: then the page does not exist. */
  isMissing: boolean
}

/**
 * Reads what a page is rendered with, as a visitor.
 *
 * @param keys cache keys of reads: method, path, query and body as a JSON array
 * @throws ReadFailed
 */
export async function readAnswers(api: PageApi, keys: string[]): Promise<Reads> {
  const values = await Promise.all(keys.map((key) => read(api, key)))
  const found = keys.flatMap((key, index) =>
    values[index] === MISSING ? [] : [[key, values[index]] as const],
  )
  return { answers: Object.fromEntries(found), isMissing: values[0] === MISSING }
}

const MISSING = Symbol('missing')

async function read({ apiUrl, serviceKey }: PageApi, key: string): Promise<unknown> {
  const [method, path, query] = JSON.parse(key) as [string, string, Record<string, unknown> | null]
  if (method !== 'GET') throw new ReadFailed(`${method} ${path} is not a read.`)
  const url = new URL(apiUrl + path)
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value))
  try {
    const response = await fetch(url, {
      headers: serviceKey ? { [SERVICE_KEY_HEADER]: serviceKey } : {},
      signal: AbortSignal.timeout(READ_LIMIT_MS),
      redirect: 'error',
    })
    if (response.status === 404) return MISSING
    if (!response.ok) throw new Error(`answered ${response.status}`)
    const text = await response.text()
    if (text.length > RESPONSE_MAX_BYTES) throw new Error(`sent ${text.length} characters`)
    return (JSON.parse(text) as { data: unknown }).data
  } catch (cause) {
    throw new ReadFailed(`${path}: ${String((cause as Error).message)}`, { cause })
  }
}
