import { cacheKey, call, ApiFailure, asApiFailure } from '@mentor-connect/api'
import { useLearner, useSession } from '@mentor-connect/contract/auth'
import { getCourse, type Course } from '@mentor-connect/contract/courses/courses'
import { addCourse } from '@mentor-connect/contract/learning/learners'
import { notify } from '@mentor-connect/ui'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { useT } from '../../messages/useT'
import type { Problem } from './ActionProblem'

/** @param onJoined called after the learner has joined the course */
export function useEnrolment(course: Course, onJoined: () => void) {
  const t = useT()
  const learner = useLearner()
  const { updateAccount } = useSession()
  const { mutate } = useSWRConfig()
  const failed = useActionFailure()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  const enrol = async () => {
    if (!learner) {
      notify.failure(t('public.course.loginToEnroll'))
      return setProblem({ login: 'public.course.loginToEnroll' })
    }
    setBusy(true)
    setProblem(null)
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const { data } = await call(addCourse, {
        body: { userId: learner._id, courseId: course._id, courseName: course.title, timeZone },
      })
      onJoined()
      updateAccount({ courses: data.courses })
      // The course is loaded again, because only the server knows the number of learners.
      void mutate(cacheKey(getCourse, { params: { id: course._id } }))
      notify.success(t('public.course.enrolledToast'))
    } catch (error) {
      setProblem(failed(error))
    } finally {
      setBusy(false)
    }
  }

  return { enrol, busy, problem }
}

/** Shows a toast for a failed action. Its text depends on whether the server rejected the action or the call failed. */
export function useActionFailure(): (error: unknown) => Problem {
  const t = useT()
  return (error) => {
    const answered = error instanceof ApiFailure && error.status > 0
    notify.failure(t(answered ? 'public.course.failedTryAgain' : 'public.course.somethingWrong'))
    return { failure: asApiFailure(error) }
  }
}
