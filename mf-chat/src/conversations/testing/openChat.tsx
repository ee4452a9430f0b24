import {
  getChatDetails,
  getChatHistory,
  getChatList,
  type ChatMessage,
  type Conversation,
} from '@mentor-connect/shared/contracts/chat'
import { paths } from '@mentor-connect/shared/remote'
import { FakeApi, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/shared/testing'
import { act } from '@testing-library/react'
import chat from '../../routes'
import { forgetClients } from '../client/clientRegistry'
import { CONVERSATION, FakeChatServer, OWN, RAVI } from './fakeChatServer'

export const PEOPLE = [
  { _id: RAVI, name: 'Ravi Iyer' },
  { _id: 'mentor-2', name: 'मीना जोशी' },
]

/** The conversation with Ravi as the list returns it. */
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

/** The API of a learner with two conversations; the first has messages. */
export function aChatApi(messages: ChatMessage[] = [], list = [withRavi(), withMeena]) {
  return new FakeApi()
    .answers(getChatList, list)
    .answers(getChatDetails, { users: PEOPLE })
    .answers(getChatHistory, ({ query }) => {
      const { beforeSeq, afterSeq, limit } = query as Record<string, number | undefined>
      const asked = messages.filter(
        ({ seq }) => seq > (afterSeq ?? 0) && seq < (beforeSeq ?? Number.POSITIVE_INFINITY),
      )
      return afterSeq === undefined ? asked.slice(-limit!) : asked.slice(0, limit)
    })
}

interface OpenOptions {
  locale?: 'en' | 'hi'
  /** The person whose thread the address names. */
  with?: string
  who?: 'learner' | 'mentor'
}

/** Opens the screen, of a learner by default; the fake chat service must be running. */
export function openChat({ locale = 'en', with: person, who = 'learner' }: OpenOptions = {}) {
  const mount = who === 'mentor' ? paths.mentorArea.chat : paths.learner.chat
  const session = signedIn(who === 'mentor' ? aMentor() : aLearner())
  return renderRoute(chat, person ? `${mount}?with=${person}` : mount, { mount, session, locale })
}

/** Lets frames that are on their way arrive. */
export const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))))

/** A page without a history, and a chat service. */
export function freshServer(): FakeChatServer {
  // jsdom shows nothing to anybody.
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' })
  forgetClients()
  return new FakeChatServer()
}
