import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ResourceValues } from '../resourceValues'
import { changesOf } from '../store/formChanges'
import { resourceDrafts } from './resourceDrafts'

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

/** Stores changes of the form in this browser, immediately when the page is left or hidden. `stop` deletes the draft. */
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
    const changes = changesOf(form.control, form.subscribe)
    const saveNow = () => {
      changes.flush()
      if (timer !== undefined) saveDraft()
    }
    const saveLater = () => {
      if (!hasChanged) return
      const now = Date.now()
      if (timer === undefined) changedAt = now
      clearTimeout(timer)
      const wait = Math.min(AUTOSAVE_DELAY_MS, changedAt + AUTOSAVE_AT_MOST_MS - now)
      timer = setTimeout(() => whenIdle(saveDraft), wait)
    }
    const endChanges = changes.subscribe(saveLater)
    // Opening a part of the form tells of a change, too, but changes nothing.
    const endDirty = form.subscribe({
      formState: { isDirty: true },
      callback: ({ isDirty }) => {
        hasChanged ||= isDirty === true
        saveLater()
      },
    })
    document.addEventListener('visibilitychange', saveNow)
    // Another window of this browser may take the form over.
    window.addEventListener('blur', saveNow)
    window.addEventListener('pagehide', saveNow)
    // Fires earlier than the other events, which leaves more time to write.
    window.addEventListener('beforeunload', saveNow)
    return () => {
      saveNow()
      endChanges()
      endDirty()
      document.removeEventListener('visibilitychange', saveNow)
      window.removeEventListener('blur', saveNow)
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
