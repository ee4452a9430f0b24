import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ResourceValues } from '../resourceValues'
import { resourceDrafts } from './resourceDrafts'

/** The longest that a change waits before it is kept, in ms. */
const WAIT_MS = 1000

interface Keeping {
  form: UseFormReturn<ResourceValues>
  owner: string
  key: string
  version?: string
}

/** Keeps every change of the form in this browser, at once when the page is hidden. `stop` throws it away. */
export function useKeeping({ form, owner, key, version }: Keeping): { stop: () => Promise<void> } {
  const stopped = useRef(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      if (stopped.current) return
      const writtenAt = new Date().toISOString()
      void resourceDrafts().put({ key, owner, writtenAt, version, values: form.getValues() })
    }
    const keepNow = () => timer !== undefined && keep()
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        timer ??= setTimeout(keep, WAIT_MS)
      },
    })
    document.addEventListener('visibilitychange', keepNow)
    window.addEventListener('pagehide', keepNow)
    // Earlier than the others, so that there is time to write.
    window.addEventListener('beforeunload', keepNow)
    return () => {
      keepNow()
      unsubscribe()
      document.removeEventListener('visibilitychange', keepNow)
      window.removeEventListener('pagehide', keepNow)
      window.removeEventListener('beforeunload', keepNow)
    }
  }, [form, owner, key, version])

  return {
    stop: () => {
      stopped.current = true
      return resourceDrafts().remove(key)
    },
  }
}
