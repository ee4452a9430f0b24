import { getOwnAge } from '@mentor-connect/contract/trust/age'
import {
  getChatDetails,
  getChatHistory,
  getChatList,
  mayOpenChat,
  type ChatMessage,
  type Conversation,
} from '@mentor-connect/contract/messages/chat'
import { getCallConsent } from '@mentor-connect/contract/messages/calls'
import { getRooms, type RoomSummary } from '@mentor-connect/contract/messages/rooms'
import { ROOMS_PAGE_MAX } from '@mentor-connect/contract/messages/roomRules'
import { paths } from '@mentor-connect/contract/remote'
import { FakeApi, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { act } from '@testing-library/react'
import chat from '../../routes'
import { forgetClients } from '../client/clientRegistry'
import { CONVERSATION, FakeChatServer, OWN, RAVI } from './fakeChatServer'

export const PEOPLE = [
  { _id: RAVI, name: 'Ravi Iyer' },
  { _id: 'mentor-2', name: 'मीना जोशी' },
]

/** The conversation with Ravi, as returned in the list. */
export function withRavi(parts: Partial<Conversation> = {}): Conversation {
  return {
    _id: CONVERSATION,
    participants: [RAVI, OWN],
    lastMessage: {
      message: 'See you on Monday',
      senderId: RAVI,
      timestamp: '2026-11-20T08:00:00.000Z',
      seq: 2,
    },
    ...parts,
  }
}

export const withMeena: Conversation = { _id: 'k2', participants: [OWN, 'mentor-2'] }

/** The API of a learner with two conversations, the first of which has messages. */
export function aChatApi(messages: ChatMessage[] = [], list = [withRavi(), withMeena]) {
  return new FakeApi()
    .answers(getChatList, list)
    .answers(getRooms, pageOfRooms([]))
    .answers(getChatDetails, { users: PEOPLE })
    .answers(getCallConsent, { partner: false })
    .answers(mayOpenChat, { allowed: true })
    .answers(getOwnAge, { birthYear: 1998, ask: false, guardianConsent: null })
    .answers(getChatHistory, ({ query }) => {
      const { beforeSeq, afterSeq, limit } = query as Record<string, number | undefined>
      const asked = messages.filter(
        ({ seq }) => seq > (afterSeq ?? 0) && seq < (beforeSeq ?? Number.POSITIVE_INFINITY),
      )
      return afterSeq === undefined ? asked.slice(-limit!) : asked.slice(0, limit)
    })
}

/** A page with all of these rooms. */
export function pageOfRooms(rooms: RoomSummary[]) {
  return { rooms, pagination: { page: 1, limit: ROOMS_PAGE_MAX, totalItems: rooms.length, totalPages: 1 } }
}

interface OpenOptions {
  locale?: 'en' | 'hi'
  /** Id of the person whose thread the URL selects. */
  with?: string
  /** Id of the room that the URL selects. */
  room?: string
  who?: 'learner' | 'mentor'
}

/** Opens the screen, by default as a learner. Requires a fake chat service. */
export function openChat({ locale = 'en', with: person, room, who = 'learner' }: OpenOptions = {}) {
  const mount = who === 'mentor' ? paths.mentorArea.chat : paths.learner.chat
  const session = signedIn(who === 'mentor' ? aMentor() : aLearner())
  const path = room ? `${mount}/rooms/${room}` : person ? `${mount}?with=${person}` : mount
  return renderRoute(chat, path, { mount, session, locale })
}

/** Lets frames in flight arrive. */
export const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))))

/** Resets the page's history and starts a fake chat service. */
export function freshServer(): FakeChatServer {
  // jsdom reports pages as not visible.
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' })
  forgetClients()
  return new FakeChatServer()
}
