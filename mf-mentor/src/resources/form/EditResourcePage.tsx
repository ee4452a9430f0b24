import { useEndpoint } from '@mentor-connect/api'
import { useMentor } from '@mentor-connect/contract/auth'
import { getOwnResource, type OwnCourse } from '@mentor-connect/contract/courses/authoring/authoring'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { BackTo, AreaPage, LoadFailed, Title, notify } from '@mentor-connect/ui'
import { useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useT } from '../../messages/useT'
import { EditForm } from './EditForm'
import { FormSkeleton } from './FormSkeleton'

export default function EditResourcePage() {
  const t = useT()
  const { resourceId = '' } = useParams()
  return (
    <AreaPage>
      <PageTitle>{t('mentor.edit.title')}</PageTitle>
      <BackTo to={paths.mentorArea.resource(resourceId)}>{t('ui.back')}</BackTo>
      <Title>{t('mentor.edit.title')}</Title>
      <LoadedForm key={resourceId} id={resourceId} />
    </AreaPage>
  )
}

/** Waits for a fresh response, because the form must not be based on a cached state. Later responses are ignored. */
function LoadedForm({ id }: { id: string }) {
  const t = useT()
  const mentor = useMentor()
  const own = useEndpoint(getOwnResource, mentor && { params: { id } })
  const [course, setCourse] = useState<OwnCourse>()
  if (!course && own.data && !own.isRefreshing && !own.error) setCourse(own.data)

  const formArea = useRef<HTMLDivElement>(null)

  const handleUseSaved = (saved: OwnCourse) => {
    setCourse(saved)
    // The pressed button is removed with the old form, so the focus moves to the new one.
    formArea.current?.focus()
    notify.success(t('mentor.form.conflict.loaded'))
  }

  if (mentor && course)
    return (
      <div ref={formArea} tabIndex={-1}>
        <EditForm key={course.updatedAt} owner={mentor._id} course={course} onUseSaved={handleUseSaved} />
      </div>
    )
  if (own.error) return <LoadFailed error={own.error} onRetry={own.retry} />
  return <FormSkeleton />
}
