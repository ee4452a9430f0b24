import { SMALL_ROOM_MEMBERS } from '@mentor-connect/contract/messages/roomRules'
import { useRef } from 'react'
import type { ChatClient } from '../../client/chatClient'
import type { KnownRoom } from '../../client/chatState'

/** The others are told again only after this time, in ms. */
const AGAIN_MS = 3_000

/** Returns a function to call while the reader types. It tells the others, in small rooms only. */
export function useTypingSign({ _id, memberCount }: KnownRoom, client: ChatClient): () => void {
  const toldAt = useRef(0)
  return () => {
    const now = Date.now()
    if (memberCount > SMALL_ROOM_MEMBERS || now - toldAt.current < AGAIN_MS) return
    toldAt.current = now
    client.typeInRoom(_id)
  }
}
