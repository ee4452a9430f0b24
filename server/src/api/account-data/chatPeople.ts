import {
  eraseChatPerson,
  exportChatMessages,
  exportChatPerson,
  listChatReports,
  type ChatPersonalData,
  type ChatReport,
} from '@mentor-connect/shared/contracts/chatInternal'
import type { ChatMessage } from '@mentor-connect/shared/contracts/chat'
import { applyAccessChanges, type AccessChanges } from '@mentor-connect/shared/contracts/restrictions'
import type { Config } from '../../platform/config/config'
import { askChat } from '../../platform/http/askChat'

/** The chat service, as far as it holds data about people. */
export interface ChatPeople {
  export: (personId: string) => Promise<ChatPersonalData>
  /** All messages of a conversation of this person, oldest first, a page at a time. */
  messages: (personId: string, conversationId: string) => AsyncGenerator<ChatMessage[]>
  erase: (personId: string) => Promise<void>
  reports: (limit: number) => Promise<ChatReport[]>
  /** Who has lost access and who has it again. May be repeated. */
  tellAccess: (changes: AccessChanges) => Promise<void>
}

/** Each call rejects with a sentence when the chat service does not answer. */
export function chatPeople(config: Pick<Config, 'chatUrl' | 'serviceKey'>): ChatPeople {
  const ask = askChat(config)
  async function* messages(userId: string, conversationId: string) {
    for (let afterSeq = 0; ;) {
      const page = await ask<ChatMessage[]>(exportChatMessages, { userId, conversationId, afterSeq })
      const last = page.at(-1)
      if (!last) return
      yield page
      afterSeq = last.seq
    }
  }
  return {
    messages,
    export: (userId) => ask<ChatPersonalData>(exportChatPerson, { userId }),
    erase: async (userId) => void (await ask(eraseChatPerson, { userId })),
    reports: (limit) => ask<ChatReport[]>(listChatReports, { limit }),
    tellAccess: async (changes) => void (await ask(applyAccessChanges, changes)),
  }
}
