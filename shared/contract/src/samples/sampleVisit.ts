import { verifyToken } from '../accounts/auth'
import { LOCALE_KEY, type Locale } from '../api/locales'
import { serverFrames, type ServerFrameOf } from '../messages/chatFrames'
import { sampleOf } from './sampleOf'

/** Expiry of the sample token: later than any visit, so that no page has to renew it. */
const NEVER = '2999-01-01T00:00:00.000Z'

/**
 * Returns the items that an earlier visit would have left in the browser's storage: the language and, for
 * people who are signed in, the session as the shell stores it.
 */
export function sampleVisit(role: 'visitor' | 'user' | 'mentor', locale: Locale): Record<string, string> {
  return { [LOCALE_KEY]: locale, ...(role !== 'visitor' && { auth: sampleSession(role) }) }
}

function sampleSession(role: 'user' | 'mentor'): string {
  const { _id, name, isverified } = sampleOf(verifyToken.reply, { role }) as Record<string, unknown>
  const parts = {
    role,
    data: { _id, name, email: '', isverified },
    error: null,
    _persist: { version: -1, rehydrated: true },
  }
  return JSON.stringify(
    Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, JSON.stringify(value)])),
  )
}

/** Returns the first frame of the chat service. */
export const sampleGreeting = (): string =>
  JSON.stringify({ ...(sampleOf(serverFrames.hello) as ServerFrameOf<'hello'>), renewBy: NEVER })

/**
 * Returns the chat service's answer to a frame. It says that no messages were missed. Undefined if the frame
 * needs no answer.
 */
export const sampleChatAnswer = (frame: string): string | undefined =>
  frame.includes('"resume"') ? JSON.stringify({ type: 'resumed', conversations: [] }) : undefined
