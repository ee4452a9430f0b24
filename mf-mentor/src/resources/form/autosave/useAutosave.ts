import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ResourceValues } from '../resourceValues'
import { changesOf } from '../store/formChanges'
import { resourceDrafts } from './resourceDrafts'

/** Delay between the last change and storing the form, in ms. */
const AUTOSAVE_DELAY_MS = 1000
/** Maximum delay before the form is stored while somebody types without a pause, in ms. */
const AUTOSAVE_AT_MOST_MS = 10_000

interface AutosaveOptions {
  form: UseFormReturn<ResourceValues>
  owner: string
  key: string
  version?: string
}

/** Stores changes of the form in this browser, immediately if the page is left or hidden. `stop` deletes the draft. */
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
    // Opening a module also notifies listeners without changing a value, so nothing is stored before the form
    // has been dirty.
    const endDirty = form.subscribe({
      formState: { isDirty: true },
      callback: ({ isDirty }) => {
        hasChanged ||= isDirty === true
        saveLater()
      },
    })
    document.addEventListener('visibilitychange', saveNow)
    // Another window of this browser may take over the form, so it is stored when this window loses the focus.
    window.addEventListener('blur', saveNow)
    window.addEventListener('pagehide', saveNow)
    // `beforeunload` fires before `pagehide`, so the browser has more time to store the form before the page is gone.
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

/**
 * Copying a long course takes longer than a frame, so it waits until the browser is idle. Safari lacks
 * `requestIdleCallback`.
 */
function whenIdle(run: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: AUTOSAVE_DELAY_MS })
  else run()
}
