import { listChatJobs } from '@mentor-connect/contract/api/serviceJobs'
import { SERVICE_KEY_HEADER } from '@mentor-connect/contract/messages/chatInternal'
import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import type { Config } from '../config/config'
import { addressOfChat, type ChatAddress } from '../config/internalAddresses'
import { fetchService } from '../tracing/fetchService'

const DEADLINE_MS = 10_000

/** The settings with which a process calls the chat service. */
export type ChatAccess = ChatAddress & Pick<Config, 'serviceKey'>

/** Calls internal endpoints of the chat service. A failed call rejects with a readable message. */
export function askChat({ serviceKey = '', ...addresses }: ChatAccess) {
  const url = addressOfChat(addresses)
  return async function ask<Data>({ path }: AnyEndpoint, body: object): Promise<Data> {
    const response = await fetchService(new URL(path, url), {
      method: 'POST',
      headers: { [SERVICE_KEY_HEADER]: serviceKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).catch((cause: unknown) => {
      throw new Error(`The chat service at ${url} does not respond.`, { cause })
    })
    if (response.status === 404)
      throw new Error(
        'The chat service refused the service key: SERVICE_KEY must be the same for both services.',
      )
    if (!response.ok) throw new Error(`The chat service answered ${response.status}.`)
    return ((await response.json()) as { data: Data }).data
  }
}

/** Checks that chat can be reached and accepts the service key. */
export const checkChat = (access: ChatAccess) => askChat(access)(listChatJobs, { states: ['dead'], limit: 1 })
