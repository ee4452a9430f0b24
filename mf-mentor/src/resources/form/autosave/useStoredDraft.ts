import { useEffect, useState } from 'react'
import { storedDraft, resourceDrafts, type StoredDraft } from '../autosave/resourceDrafts'

/**
 * Looks for a draft of an earlier visit that the mentor can restore or discard.
 *
 * @param isRestored true to restore it without asking
 */
export function useStoredDraft(owner: string, key: string, { isRestored }: { isRestored: boolean }) {
  const [found, setFound] = useState<StoredDraft | null>()
  const [isChosen, setChosen] = useState(isRestored)

  useEffect(() => {
    let isCurrent = true
    void storedDraft(owner, key).then((draft) => isCurrent && setFound(draft))
    return () => {
      isCurrent = false
    }
  }, [owner, key])

  return {
    isLoading: found === undefined,
    offered: isChosen ? null : (found ?? null),
    restored: isChosen ? (found ?? undefined) : undefined,
    restore: () => setChosen(true),
    discard: () => {
      void resourceDrafts().remove(key)
      setFound(null)
    },
  }
}
