import type { OwnLessonPage } from '@mentor-connect/contract/api/lessons'
import { useEffect, useState } from 'react'
import { isSameBody } from '../history/bodyDifferences'
import { DraftSaver } from './DraftSaver'
import { draftCopies, type StoredCopy } from './draftCopies'

/** The saver of a lesson's draft: it also sends when the network is back, and when the page is hidden or left. */
export function useDraftSaver(
  owner: string,
  lesson: OwnLessonPage,
  copy: StoredCopy | undefined,
): DraftSaver {
  const [saver] = useState(() => {
    const ids = { owner, courseId: lesson.courseId, lessonId: lesson.lesson.id }
    return new DraftSaver(ids, lesson.draft?.savedAt ?? lesson.version)
  })
  const [unsent] = useState(() => (copy && isUnsent(copy, lesson) ? copy : undefined))

  useEffect(() => {
    if (unsent) saver.resume(unsent)
    else if (copy) void draftCopies().remove(copy.key)
    const flush = () => void saver.flush()
    window.addEventListener('online', flush)
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      flush()
      window.removeEventListener('online', flush)
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [saver, unsent, copy])

  return saver
}

/** Whether a copy of this device has something that the server has not. */
export const isUnsent = ({ values }: StoredCopy, { draft, body }: OwnLessonPage) =>
  !isSameBody(values, draft?.body ?? body)
