import { SERVICE_KEY_HEADER } from '@mentor-connect/contract/messages/chatInternal'
import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import type { Config } from '../config/config'
import { fetchService } from '../tracing/fetchService'

const DEADLINE_MS = 10_000

/** Calls internal endpoints of the chat service. A failed call rejects with a readable message. */
export function askChat({ chatUrl, serviceKey = '' }: Pick<Config, 'chatUrl' | 'serviceKey'>) {
  return async function ask<Data>({ path }: AnyEndpoint, body: object): Promise<Data> {
    const response = await fetchService(new URL(path, chatUrl), {
      method: 'POST',
      headers: { [SERVICE_KEY_HEADER]: serviceKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).catch((cause: unknown) => {
      throw new Error(`The chat service at ${chatUrl} does not respond.`, { cause })
    })
    if (response.status === 404)
      throw new Error(
        'The chat service refused the service key: SERVICE_KEY must be the same for both services.',
      )
    if (!response.ok) throw new Error(`The chat service answered ${response.status}.`)
    return ((await response.json()) as { data: Data }).data
  }
}
