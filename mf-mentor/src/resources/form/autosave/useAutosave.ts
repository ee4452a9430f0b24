import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ResourceValues } from '../resourceValues'
import { resourceDrafts } from '../autosave/resourceDrafts'

/** How long after the last change the form is stored, in ms. */
const AUTOSAVE_DELAY_MS = 1000
/** Somebody who never pauses is not stored less often than this, in ms. */
const AUTOSAVE_AT_MOST_MS = 10_000

interface AutosaveOptions {
  form: UseFormReturn<ResourceValues>
  owner: string
  key: string
  version?: string
}

/** Stores changes of the form in this browser, immediately when the page is hidden. `stop` deletes the draft. */
export function useAutosave({ form, owner, key, version }: AutosaveOptions): { stop: () => Promise<void> } {
  const stopped = useRef(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let changedAt = 0
    let hasChanged = false
    const saveDraft = () => {
      clearTimeout(timer)
      timer = undefined
      if (stopped.current) return
      const writtenAt = new Date().toISOString()
      void resourceDrafts().put({ key, owner, writtenAt, version, values: form.getValues() })
    }
    const saveNow = () => timer !== undefined && saveDraft()
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name, isDirty }) => {
        // Opening a part of the form reports its name, too, but changes nothing.
        hasChanged ||= isDirty === true
        if (name === undefined || !hasChanged) return
        const now = Date.now()
        if (timer === undefined) changedAt = now
        clearTimeout(timer)
        const wait = Math.min(AUTOSAVE_DELAY_MS, changedAt + AUTOSAVE_AT_MOST_MS - now)
        timer = setTimeout(() => whenIdle(saveDraft), wait)
      },
    })
    document.addEventListener('visibilitychange', saveNow)
    window.addEventListener('pagehide', saveNow)
    // Fires earlier than the other events, which leaves more time to write.
    window.addEventListener('beforeunload', saveNow)
    return () => {
      saveNow()
      unsubscribe()
      document.removeEventListener('visibilitychange', saveNow)
      window.removeEventListener('pagehide', saveNow)
      window.removeEventListener('beforeunload', saveNow)
    }
  }, [form, owner, key, version])

  return {
    stop: () => {
      stopped.current = true
      return resourceDrafts().remove(key)
    },
  }
}

/** Copying a long course takes longer than a frame. Safari has no idle callbacks. */
function whenIdle(run: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: AUTOSAVE_DELAY_MS })
  else run()
}
