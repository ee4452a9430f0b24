import { call } from '@mentor-connect/api'
import { useLearner, useSession } from '@mentor-connect/contract/auth'
import { addFavorite } from '@mentor-connect/contract/learning/learners'
import { notify, useSuccessText } from '@mentor-connect/ui'
import { useState } from 'react'
import { useT } from '../../messages/useT'
import type { Problem } from './ActionProblem'
import { useActionFailure } from './useEnrolment'

/** Says if a course is bookmarked. A toggle is shown at once, and reverted if it fails. */
export function useFavorite(courseId: string) {
  const t = useT()
  const successText = useSuccessText()
  const learner = useLearner()
  const { updateAccount } = useSession()
  const failed = useActionFailure()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const saved = wanted ?? learner?.savedItems.includes(courseId) ?? false

  const toggle = async () => {
    if (!learner) {
      notify.failure(t('public.course.loginToBookmark'))
      return setProblem({ login: 'public.course.loginToBookmark' })
    }
    setWanted(!saved)
    setProblem(null)
    try {
      const answer = await call(addFavorite, { body: { userId: learner._id, courseId } })
      updateAccount({ savedItems: answer.data.favorites })
      notify.success(successText(answer))
    } catch (error) {
      setProblem(failed(error))
    } finally {
      setWanted(null)
    }
  }

  return { saved, busy: wanted !== null, toggle, problem }
}
