import { type ApiFailure, asApiFailure, call } from '@mentor-connect/api'
import { deleteResource } from '@mentor-connect/contract/courses/authoring/authoring'
import { paths } from '@mentor-connect/contract/remote'
import { notify } from '@mentor-connect/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCourseCache } from '../useCourseCache'
import { useT } from '../../messages/useT'

/** Deletes a course permanently and returns to the list. */
export function useDeletion(id: string) {
  const t = useT()
  const navigate = useNavigate()
  const { renewLists } = useCourseCache()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()

  const run = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await call(deleteResource, { params: { id } })
      notify.success(t('mentor.delete.done'))
      renewLists()
      await navigate(paths.mentorArea.resources)
    } catch (error) {
      console.error('The resource could not be deleted.', error)
      setFailure(asApiFailure(error))
      setBusy(false)
    }
  }

  return { run, busy, failure }
}
