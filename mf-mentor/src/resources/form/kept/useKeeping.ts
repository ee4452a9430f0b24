import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ResourceValues } from '../resourceValues'
import { resourceDrafts } from './resourceDrafts'

/** Quiet time after the last change before it is kept, in ms. */
const QUIET_MS = 300

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
        clearTimeout(timer)
        timer = setTimeout(keep, QUIET_MS)
      },
    })
    document.addEventListener('visibilitychange', keepNow)
    window.addEventListener('pagehide', keepNow)
    return () => {
      keepNow()
      unsubscribe()
      document.removeEventListener('visibilitychange', keepNow)
      window.removeEventListener('pagehide', keepNow)
    }
  }, [form, owner, key, version])

  return {
    stop: () => {
      stopped.current = true
      return resourceDrafts().remove(key)
    },
  }
}
