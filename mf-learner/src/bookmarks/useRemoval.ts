import { ApiFailure, call } from '@mentor-connect/api'
import { useLearner, useSession } from '@mentor-connect/contract/auth'
import type { CourseSummary } from '@mentor-connect/contract/courses/courses'
import { addFavorite } from '@mentor-connect/contract/learning/learners'
import { notify, useSuccessText } from '@mentor-connect/ui'
import { useState } from 'react'
import { useT } from '../messages/useT'

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((other) => other !== id))

/**
 * Removes bookmarks at once on the page, and restores them if the server fails.
 * @param onRemoved called when the server has confirmed the removal
 */
export function useRemoval(onRemoved: (courseId: string) => void) {
  const t = useT()
  const successText = useSuccessText()
  const learner = useLearner()
  const { updateAccount } = useSession()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())

  const remove = async ({ _id: courseId }: CourseSummary) => {
    if (!learner) return
    setFailed((ids) => without(ids, courseId))
    setRemoved((ids) => new Set(ids).add(courseId))
    try {
      const answer = await takeOut(learner._id, courseId)
      notify.success(successText(answer))
      updateAccount({ savedItems: answer.data.favorites })
      onRemoved(courseId)
    } catch (error) {
      console.error('Removing a bookmark failed', error)
      notify.failure(t(isRefusal(error) ? 'learner.bookmarks.failed' : 'learner.bookmarks.error'))
      setRemoved((ids) => without(ids, courseId))
      setFailed((ids) => new Set(ids).add(courseId))
    }
  }
  return { removed, failed, remove }
}

/**
 * The endpoint toggles. If another tab had already removed the bookmark, the call adds it again, so a second call
 * follows.
 */
async function takeOut(userId: string, courseId: string) {
  const request = { body: { userId, courseId } }
  const answer = await call(addFavorite, request)
  return answer.data.removed ? answer : call(addFavorite, request)
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiFailure && error.status > 0
}
