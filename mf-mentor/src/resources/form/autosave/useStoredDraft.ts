import { useEffect, useState } from 'react'
import { storedDraft, resourceDrafts, type StoredDraft } from '../autosave/resourceDrafts'

/**
 * Looks for a draft of an earlier visit, to be restored or discarded.
 *
 * @param isRestored whether it is restored without asking
 */
export function useStoredDraft(owner: string, key: string, { isRestored }: { isRestored: boolean }) {
  const [found, setFound] = useState<StoredDraft | null>()
  const [restored, setRestored] = useState<StoredDraft>()

  useEffect(() => {
    let isCurrent = true
    void storedDraft(owner, key).then((draft) => {
      if (!isCurrent) return
      setFound(draft)
      if (isRestored && draft) setRestored(draft)
    })
    return () => {
      isCurrent = false
    }
  }, [owner, key, isRestored])

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
