import { type ApiFailure, asApiFailure, call } from '@mentor-connect/api'
import {
  setResourceStatus,
  type CourseStatus,
  type OwnCourse,
} from '@mentor-connect/contract/courses/authoring/authoring'
import { notify } from '@mentor-connect/ui'
import { useState } from 'react'
import { useCourseCache } from '../useCourseCache'
import { useT } from '../../messages/useT'

/** Publishes a course, archives it, or turns it back into a draft. */
export function useStatusChange(id: string, onChanged: (course: OwnCourse) => void) {
  const t = useT()
  const { renewLists } = useCourseCache()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()

  /** Resolves with true if it succeeded. */
  const change = async (status: CourseStatus): Promise<boolean> => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { data } = await call(setResourceStatus, { params: { id }, body: { status } })
      onChanged(data)
      renewLists()
      notify.success(t(`mentor.resource.now.${status}`))
      return true
    } catch (error) {
      console.error('The state of the resource could not be changed.', error)
      setFailure(asApiFailure(error))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { change, busy, failure }
}
