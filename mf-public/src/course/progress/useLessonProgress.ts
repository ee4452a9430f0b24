import { cacheKey, useEndpoint } from '@mentor-connect/api'
import { getCourse } from '@mentor-connect/contract/courses/courses'
import { getProgress, type LessonStatus, type Progress } from '@mentor-connect/contract/courses/progress'
import { useSendingTimes } from '@mentor-connect/api/outbox'
import { useStore } from '@mentor-connect/ui/store'
import { notify } from '@mentor-connect/ui'
import { useEffect, useMemo, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { useT } from '../../messages/useT'
import type { ProgressSaver } from './ProgressSaver'
import { shownProgress } from './pendingProgress'
import { progressSaverOf } from './progressSavers'

const NOTHING_STORED: Progress = {}

/**
 * The learner's progress in a course, including unsaved changes.
 * @param userId undefined without a session or enrolment; nothing is loaded or saved then
 * @param options.isQuiet true to show no toasts, for pages that display `saveStatus` themselves
 */
export function useLessonProgress(
  userId: string | undefined,
  courseId: string,
  { isQuiet = false }: { isQuiet?: boolean } = {},
) {
  const t = useT()
  const loaded = useEndpoint(getProgress, userId ? { query: { userId, resourceId: courseId } } : null)
  const { mutate } = useSWRConfig()
  const saver = useMemo(() => {
    const key = cacheKey(getProgress, { query: { userId: userId ?? '', resourceId: courseId } })
    return progressSaverOf(userId, courseId, {
      applyServerProgress: (progress) =>
        void mutate(key, (before?: object) => ({ ...before, progress }), { revalidate: false }),
      reloadCourse: () => mutate(cacheKey(getCourse, { params: { id: courseId } })),
    })
  }, [userId, courseId, mutate])
  const { pending, status } = useStore(saver)
  useFlushWhenLeaving(saver)

  useEffect(() => {
    if (loaded.error && !isQuiet) notify.failure(t('public.progress.fetchFailed'))
  }, [loaded.error, isQuiet, t])

  const before = useRef(status)
  useEffect(() => {
    if (before.current === status) return
    before.current = status
    if (isQuiet) return
    if (status === 'saved') notify.success(t('public.progress.saved'))
    if (status === 'failed' || status === 'offline') notify.failure(t('public.progress.updateFailed'))
  }, [status, isQuiet, t])

  const stored = loaded.data?.progress ?? NOTHING_STORED
  return {
    progress: shownProgress(stored, pending),
    /** Progress without unsaved changes. */
    stored,
    /** True if the finished course was celebrated already; undefined until loaded. */
    isCelebrated: loaded.data?.celebrated,
    /** Id of the certificate; undefined if none was issued. */
    certificateId: loaded.data?.certificateId,
    /** False until the stored progress is loaded, because a toggle has no known effect before. */
    canChange: userId !== undefined && loaded.data !== undefined,
    loadError: loaded.error,
    reload: loaded.retry,
    saveStatus: status,
    save: () => saver.save(),
    setLesson: (lesson: string, next: LessonStatus, lessonId?: string) =>
      saver.change(stored, lesson, next, lessonId),
  }
}

export type LessonProgress = ReturnType<typeof useLessonProgress>

/** Saves immediately when the tab is hidden or closed, and on navigation. */
function useFlushWhenLeaving(saver: ProgressSaver): void {
  useSendingTimes({ onLeave: () => saver.flush() })
  useEffect(() => () => saver.flush(), [saver])
}
