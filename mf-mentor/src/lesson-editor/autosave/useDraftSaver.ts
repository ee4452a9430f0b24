import { useSendingTimes } from '@mentor-connect/api/outbox'
import type { OwnLessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import { useEffect, useState } from 'react'
import { isSameBody } from '../history/bodyDifferences'
import { DraftSaver } from './DraftSaver'
import { draftCopies, type StoredCopy } from './draftCopies'

/**
 * Returns the object that saves the draft of a lesson. Changes that are not on the server yet are sent at once when the
 * network is back, and when the page is shown again, hidden or left.
 *
 * @param copy the draft that an earlier visit has stored on this device, if there is one
 */
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
    return () => void saver.flush()
  }, [saver, unsent, copy])
  const flush = () => void saver.flush()
  useSendingTimes({ onOnline: flush, onLeave: flush, onReturn: flush })

  return saver
}

/** Returns true if the draft on this device differs from the server's draft, or from the lesson if it has no draft. */
export const isUnsent = ({ values }: StoredCopy, { draft, body }: OwnLessonPage) =>
  !isSameBody(values, draft?.body ?? body)
