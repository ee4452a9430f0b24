import { useEffect, useState } from 'react'
import { storedMarkdown } from './useMarkdown'
import { storedCopy, type StoredCopy } from '../autosave/draftCopies'

/** Looks for changes that an earlier visit stored on this device but could not send. */
export function useStoredCopy(owner: string | undefined, courseId: string, lessonId: string) {
  const [found, setFound] = useState<{ copy?: StoredCopy; markdown?: string }>()

  useEffect(() => {
    if (!owner) return
    let isCurrent = true
    const lesson = { owner, courseId, lessonId }
    void Promise.all([storedCopy(lesson), storedMarkdown(lesson)]).then(
      ([copy, markdown]) => isCurrent && setFound({ copy, markdown }),
    )
    return () => {
      isCurrent = false
    }
  }, [owner, courseId, lessonId])

  return { isLoading: found === undefined, copy: found?.copy, hasMarkdown: found?.markdown !== undefined }
}
