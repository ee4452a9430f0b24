import { placeOfRead } from '@mentor-connect/contract/site/rendering'
import { GONE, MISSING, readApi, ReadFailed, REFUSED, RESPONSE_MAX_BYTES, type ApiAccess } from './readApi'

/** The services from which pages read. */
export interface ReadAccess extends ApiAccess {
  /** Origins of the services of areas, by name. */
  services?: Record<string, string>
}

interface Options {
  query?: Record<string, string>
  /** Timeout of the read, in ms. */
  limitMs: number
}

const ABSENCES = new Map([
  [404, MISSING],
  [410, GONE],
  [401, REFUSED],
  [403, REFUSED],
])

/**
 * Reads the data of a page as a visitor, from the API or from the service of an area.
 *
 * @param address path on the API, or `jobs:/openings` on a service
 * @returns the data, `MISSING`, `GONE` or `REFUSED`
 * @throws ReadFailed
 */
export async function readPlace(access: ReadAccess, address: string, options: Options): Promise<unknown> {
  const { service, path } = placeOfRead(address)
  if (service === undefined) return readApi(access, path, options)
  try {
    const origin = access.services?.[service]
    if (!origin) throw new Error('the site knows no such service')
    return await readService(new URL(origin + path), options)
  } catch (cause) {
    throw new ReadFailed(`${address}: ${String((cause as Error).message)}`, { cause })
  }
}

/**
 * Reads from the service of an area. The body of the response is the data. The request has no key, cookie or
 * trace context.
 */
async function readService(url: URL, { query = {}, limitMs }: Options): Promise<unknown> {
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(limitMs),
    redirect: 'error',
  })
  const absence = ABSENCES.get(response.status)
  if (absence) {
    await response.body?.cancel()
    return absence
  }
  if (!response.ok) throw new Error(`answered ${response.status}`)
  return JSON.parse(await textOf(response)) as unknown
}

/** Reads the text of a response up to the limit, so that a service cannot fill the memory of the site. */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += (chunk as Uint8Array).length
    if (bytes > RESPONSE_MAX_BYTES) throw new Error(`sent more than ${RESPONSE_MAX_BYTES} bytes`)
    text += decoder.decode(chunk as Uint8Array, { stream: true })
  }
  return text + decoder.decode()
}
