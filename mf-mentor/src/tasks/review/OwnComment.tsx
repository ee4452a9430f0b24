import type { Submission } from '@mentor-connect/contract/courses/tasks/tasks'
import { languageOf } from '@mentor-connect/i18n'
import { Notice } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

/** The mentor's comment on a submission. */
export function OwnComment({ submission: { comment, isCommentHidden } }: { submission: Submission }) {
  const t = useT()
  if (!comment) return null
  return (
    <>
      {isCommentHidden && <Notice>{t('mentor.tasks.commentHidden')}</Notice>}
      <p>
        <strong>{t('mentor.tasks.yourComment')}</strong> <span lang={languageOf(comment)}>{comment}</span>
      </p>
    </>
  )
}
