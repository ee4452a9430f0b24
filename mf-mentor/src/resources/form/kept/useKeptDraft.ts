import { useEffect, useState } from 'react'
import { keptDraft, resourceDrafts, type KeptDraft } from './resourceDrafts'

/** What an earlier visit left of a form: looked for, offered, then taken or thrown away. */
export function useKeptDraft(owner: string, key: string) {
  const [found, setFound] = useState<KeptDraft | null>()
  const [taken, setTaken] = useState<KeptDraft>()

  useEffect(() => {
    let isCurrent = true
    void keptDraft(owner, key).then((draft) => isCurrent && setFound(draft))
    return () => {
      isCurrent = false
    }
  }, [owner, key])

  return {
    isLooking: found === undefined,
    offer: taken ? null : (found ?? null),
    taken,
    take: () => setTaken(found ?? undefined),
    discard: () => {
      void resourceDrafts().remove(key)
      setFound(null)
    },
  }
}
