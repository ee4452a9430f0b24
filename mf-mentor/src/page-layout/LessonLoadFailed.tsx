import { isNotFound, type ApiFailure } from '@mentor-connect/api'
import { LoadFailed, Notice } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

/** Replaces the content of a lesson that was deleted or could not be loaded. */
export function LessonLoadFailed({ error, onRetry }: { error: ApiFailure; onRetry: () => void }) {
  const t = useT()
  if (isNotFound(error)) return <Notice>{t('mentor.lessonGone')}</Notice>
  return <LoadFailed error={error} onRetry={onRetry} />
}
