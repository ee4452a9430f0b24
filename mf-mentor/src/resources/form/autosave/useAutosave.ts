import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ResourceValues } from '../resourceValues'
import { resourceDrafts } from '../autosave/resourceDrafts'

/** Delay before a change is stored, in ms. */
const AUTOSAVE_DELAY_MS = 1000

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
      callback: () => {
        timer ??= setTimeout(saveDraft, AUTOSAVE_DELAY_MS)
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
