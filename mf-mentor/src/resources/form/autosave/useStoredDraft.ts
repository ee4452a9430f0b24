import { useEffect, useState } from 'react'
import { storedDraft, resourceDrafts, type StoredDraft } from '../autosave/resourceDrafts'

/** Looks for a draft of an earlier visit, to be restored or discarded. */
export function useStoredDraft(owner: string, key: string) {
  const [found, setFound] = useState<StoredDraft | null>()
  const [restored, setRestored] = useState<StoredDraft>()

  useEffect(() => {
    let isCurrent = true
    void storedDraft(owner, key).then((draft) => isCurrent && setFound(draft))
    return () => {
      isCurrent = false
    }
  }, [owner, key])

  return {
    isLoading: found === undefined,
    offered: restored ? null : (found ?? null),
    restored,
    restore: () => setRestored(found ?? undefined),
    discard: () => {
      void resourceDrafts().remove(key)
      setFound(null)
    },
  }
}
