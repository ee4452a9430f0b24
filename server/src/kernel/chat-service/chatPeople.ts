import {
  eraseChatPerson,
  exportChatMessages,
  exportChatPerson,
  getReplyTimes,
  listChatReports,
  type ChatPersonalData,
  type ChatReport,
  type ReplyTimes,
} from '@mentor-connect/contract/messages/chatInternal'
import { applyRooms, type WantedRoom } from '@mentor-connect/contract/messages/roomsInternal'
import {
  readRoomTranscript,
  readTranscript,
  type RoomTranscript,
  type Transcript,
} from '@mentor-connect/contract/trust/safety'
import type { ChatMessage } from '@mentor-connect/contract/messages/chat'
import { applyAccessChanges, type AccessChanges } from '@mentor-connect/contract/trust/restrictions'
import { setBlock, type BlockState } from '@mentor-connect/contract/trust/blocks'
import { Unavailable } from '../../platform/availability/unavailable'
import { askChat, type ChatAccess } from '../../platform/http/askChat'

/** The chat service's endpoints for personal data. */
export interface ChatPeople {
  export: (personId: string) => Promise<ChatPersonalData>
  /** Returns all messages of one of this person's conversations, oldest first, one page at a time. */
  messages: (personId: string, conversationId: string) => AsyncGenerator<ChatMessage[]>
  erase: (personId: string) => Promise<void>
  reports: (limit: number) => Promise<ChatReport[]>
  /**
   * Informs the chat service of the people and sessions that have lost or regained access. Safe to repeat.
   */
  tellAccess: (changes: AccessChanges) => Promise<void>
  /**
   * Returns a reported message of a room with the messages around it; null if the reporter cannot read it.
   */
  roomTranscript: (of: { reporterId: string; roomId: string; seq: number }) => Promise<RoomTranscript | null>
  /** Sends chat the state that these rooms must have. Safe to repeat. */
  tellRooms: (rooms: WantedRoom[]) => Promise<void>
  /**
   * Sets or lifts a block and resolves with the new state between the two people; undefined if the person has
   * already blocked the largest allowed number of people.
   *
   * @throws Unavailable if chat does not respond
   */
  setBlock: (block: {
    personId: string
    otherId: string
    blocked: boolean
  }) => Promise<BlockState | undefined>
  /** The time that each of these mentors takes to answer first messages. All are read in a single request. */
  replyTimes: (mentors: string[]) => Promise<ReplyTimes>
  /**
   * Returns a reported message with the messages around it, or the last messages if `seq` is undefined.
   * Returns null if the message or conversation does not exist.
   */
  transcript: (of: { reporterId: string; partnerId: string; seq?: number }) => Promise<Transcript | null>
}

/** Calls the chat service. Each call rejects with a readable message if the service does not respond. */
export function chatPeople(config: ChatAccess): ChatPeople {
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
    setBlock: async (block) => {
      const { state } = await ask<{ state?: BlockState }>(setBlock, block).catch((cause: unknown) => {
        throw new Unavailable('service', { cause })
      })
      return state
    },
    replyTimes: (mentors) => ask<ReplyTimes>(getReplyTimes, { mentors }),
    transcript: ({ reporterId, partnerId, seq }) =>
      ask<Transcript | null>(readTranscript, { reporterId, partnerId, seq }),
    roomTranscript: (of) => ask<RoomTranscript | null>(readRoomTranscript, of),
    tellRooms: async (rooms) => void (await ask(applyRooms, { rooms })),
    tellAccess: async (changes) => void (await ask(applyAccessChanges, changes)),
  }
}
