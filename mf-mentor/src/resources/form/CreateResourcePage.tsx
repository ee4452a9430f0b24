import { call } from '@mentor-connect/api'
import { useMentor } from '@mentor-connect/contract/auth'
import { addResource, type OwnCourse } from '@mentor-connect/contract/courses/authoring/authoring'
import { RATING_MAX } from '@mentor-connect/contract/rules/limits'
import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { AreaPage, Lead, Title, notify } from '@mentor-connect/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useT } from '../../messages/useT'
import { useCourseCache } from '../useCourseCache'
import { ResourceTabs } from '../ResourceTabs'
import { afterSaving } from './afterSaving'
import { FormSkeleton } from './FormSkeleton'
import type { LessonPlace } from './ResourceFields'
import { ResourceForm } from './ResourceForm'
import { contentOf, emptyResource, type ResourceValues } from './resourceValues'
import type { SaveOptions } from './useSaving'

export default function CreateResourcePage() {
  const t = useT()
  const mentor = useMentor()
  return (
    <AreaPage>
      <PageTitle>{t('mentor.create.title')}</PageTitle>
      <ResourceTabs />
      <header>
        <Title>{t('mentor.create.title')}</Title>
        <Lead>{t('mentor.create.lead')}</Lead>
      </header>
      {mentor ? <NewResource mentor={mentor} /> : <FormSkeleton />}
    </AreaPage>
  )
}

function NewResource({ mentor }: { mentor: Mentor }) {
  const t = useT()
  const navigate = useNavigate()
  const cache = useCourseCache()
  const [initial] = useState(emptyResource)

  const handleSaved = (course: OwnCourse, lesson?: LessonPlace) => {
    cache.put(course)
    notify.success(t(course.status === 'draft' ? 'mentor.form.draftSaved' : 'mentor.create.done'))
    void navigate(afterSaving(course, lesson))
  }
  return (
    <ResourceForm
      owner={mentor._id}
      subject="new"
      initial={initial}
      labels={{
        save: t('mentor.create.submit'),
        saving: t('mentor.create.submitting'),
        draft: t('mentor.form.saveDraft'),
      }}
      save={(values, options) => create(mentor, values, options)}
      onSaved={handleSaved}
      onCancel={() => void navigate(paths.mentorArea.resources)}
    />
  )
}

async function create(mentor: Mentor, values: ResourceValues, { isDraft, onProgress }: SaveOptions) {
  const { banner } = values
  const { data } = await call(addResource, {
    body: {
      ...contentOf(values),
      rating: RATING_MAX,
      mentorId: mentor._id,
      mentorname: mentor.name,
      status: isDraft ? 'draft' : 'published',
    },
    files: banner instanceof File ? { banner } : {},
    onUploadProgress: banner ? onProgress : undefined,
  })
  return data
}
