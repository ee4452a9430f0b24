import {
  eraseChatPerson,
  exportChatPerson,
  listChatReports,
  SERVICE_KEY_HEADER,
  type ChatPersonalData,
  type ChatReport,
} from '@mentor-connect/shared/contracts/chatInternal'
import type { AnyEndpoint } from '@mentor-connect/shared/contracts/endpoint'
import type { Config } from '../../platform/config/config'

/** The chat service, as far as it holds data about people. */
export interface ChatPeople {
  export: (personId: string) => Promise<ChatPersonalData>
  erase: (personId: string) => Promise<void>
  reports: (limit: number) => Promise<ChatReport[]>
}

const DEADLINE_MS = 10_000

/** Each call rejects with a sentence when the chat service does not answer. */
export function chatPeople({ chatUrl, serviceKey = '' }: Pick<Config, 'chatUrl' | 'serviceKey'>): ChatPeople {
  async function ask<Data>({ path }: AnyEndpoint, body: object): Promise<Data> {
    const response = await fetch(new URL(path, chatUrl), {
      method: 'POST',
      headers: { [SERVICE_KEY_HEADER]: serviceKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).catch((cause: unknown) => {
      throw new Error(`The chat service at ${chatUrl} does not answer.`, { cause })
    })
    if (response.status === 403)
      throw new Error('The chat service refuses: SERVICE_KEY must be the same for both services.')
    if (!response.ok) throw new Error(`The chat service answered ${response.status}.`)
    return ((await response.json()) as { data: Data }).data
  }

  return {
    export: (userId) => ask<ChatPersonalData>(exportChatPerson, { userId }),
    erase: async (userId) => void (await ask(eraseChatPerson, { userId })),
    reports: (limit) => ask<ChatReport[]>(listChatReports, { limit }),
  }
}
