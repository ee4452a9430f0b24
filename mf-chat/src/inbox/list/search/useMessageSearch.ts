import { asApiFailure, type ApiFailure } from '@mentor-connect/api'
import type { FoundInRoom, FoundMessage } from '@mentor-connect/contract/messages/chat'
import { searchWords } from '@mentor-connect/contract/courses/searchWords'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ChatClient } from '../../../conversations/client/chatClient'

/** Pause in typing before a search begins, in ms. */
export const QUIET_MS = 300
/** Maximum number of requests for one page: the server stops early in long conversations. */
const STEPS_MAX = 10

/** A message that was found in a conversation or in a room. */
export type FoundInThread = FoundMessage | FoundInRoom

interface Results {
  found: FoundInThread[]
  /** The place at which the search continues; undefined at the end. */
  next?: string
  state: 'loading' | 'ready' | 'failed'
  error?: ApiFailure
}

const LOADING: Results = { found: [], state: 'loading' }

/** A page of results in one order, newest first. */
async function pageOf(client: ChatClient, q: string, from: string | undefined) {
  const { found, inRooms = [], next } = await client.search(q, from)
  const all: FoundInThread[] = [...found, ...inRooms]
  return { found: all.sort((a, b) => b.message.timestamp.localeCompare(a.message.timestamp)), next }
}

/** Searches the reader's messages after a pause in typing. Undefined while nothing is searched. */
export function useMessageSearch(client: ChatClient, text: string) {
  const q = text.trim()
  const isSearch = q.length > 1 && searchWords(q).length > 0
  const [results, setResults] = useState<Results>(LOADING)
  const latest = useRef('')

  const load = useCallback(
    async (before: Results) => {
      setResults({ ...before, state: 'loading', error: undefined })
      try {
        let { found, next } = await pageOf(client, q, before.next)
        for (let step = 1; found.length === 0 && next !== undefined && step < STEPS_MAX; step += 1)
          ({ found, next } = await pageOf(client, q, next))
        if (latest.current === q) setResults({ found: [...before.found, ...found], next, state: 'ready' })
      } catch (error) {
        console.warn('The messages could not be searched.', error)
        if (latest.current === q) setResults({ ...before, state: 'failed', error: asApiFailure(error) })
      }
    },
    [client, q],
  )
  useEffect(() => {
    latest.current = isSearch ? q : ''
    if (!isSearch) return
    setResults(LOADING)
    const timer = setTimeout(() => void load(LOADING), QUIET_MS)
    return () => clearTimeout(timer)
  }, [q, isSearch, load])

  return isSearch ? { ...results, more: () => void load(results) } : undefined
}
