import { call } from '@mentor-connect/api'
import { SUGGEST_MIN, getSuggestions, type Suggestions } from '@mentor-connect/contract/courses/suggestions'
import { useEffect, useState } from 'react'

/** Pause in typing before suggestions are requested, in ms. */
export const SUGGEST_DELAY_MS = 150
const CACHE_MAX = 50

/** Responses by text. They are cached, because people type and delete the same texts again. */
const known = new Map<string, Suggestions>()

/**
 * Returns suggestions for a text that is being typed. The last suggestions stay until new ones arrive. A response to
 * an earlier text is never shown. Without a network, or above the rate limit, there are no suggestions.
 */
export function useSuggestions(text: string): Suggestions | undefined {
  const [shown, setShown] = useState<Suggestions>()
  const wanted = text.trim().toLowerCase()
  const isLongEnough = wanted.length >= SUGGEST_MIN
  useEffect(() => {
    if (!isLongEnough) return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      suggestionsFor(wanted, asking.signal)
        .then((found) => {
          if (!asking.signal.aborted) setShown(found)
        })
        .catch(() => {
          if (!asking.signal.aborted) setShown(undefined)
        })
    }, SUGGEST_DELAY_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [wanted, isLongEnough])
  return isLongEnough ? shown : undefined
}

async function suggestionsFor(q: string, signal: AbortSignal): Promise<Suggestions> {
  const cached = known.get(q)
  if (cached) return cached
  const { data } = await call(getSuggestions, { query: { q }, signal })
  known.set(q, data)
  const [oldest] = known.keys()
  if (known.size > CACHE_MAX && oldest !== undefined) known.delete(oldest)
  return data
}
