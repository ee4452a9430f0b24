import { call } from '@mentor-connect/api'
import {
  setResourceStatus,
  updateResource,
  type OwnCourse,
} from '@mentor-connect/contract/courses/authoring/authoring'
import { notify } from '@mentor-connect/ui'
import { paths } from '@mentor-connect/contract/remote'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useT } from '../../messages/useT'
import { useCourseCache } from '../useCourseCache'
import { afterSaving } from './afterSaving'
import { ResourceForm } from './ResourceForm'
import { contentOf, valuesOf } from './resourceValues'
import type { Save } from './useSaving'

interface EditFormProps {
  owner: string
  course: OwnCourse
  onUseSaved: (saved: OwnCourse) => void
}

/** Edits a course; a draft can be published at the same time. */
export function EditForm({ owner, course, onUseSaved }: EditFormProps) {
  const t = useT()
  const navigate = useNavigate()
  const cache = useCourseCache()
  const [initial] = useState(() => valuesOf(course))
  const isDraft = course.status === 'draft'
  // Version of the last save. If publishing fails after the save, the next attempt is based on this version.
  const stored = useRef<string>(undefined)

  const save: Save = async (values, options) => {
    const { banner } = values
    const isRemoved = initial.banner !== null && banner === null
    const version = options.version && (stored.current ?? options.version)
    const { data } = await call(updateResource, {
      params: { id: course._id },
      body: {
        ...contentOf(values),
        ...(isRemoved && { bannerUrl: '' }),
        version,
      },
      files: banner instanceof File ? { banner } : {},
      onUploadProgress: banner instanceof File ? options.onProgress : undefined,
    })
    stored.current = data.updatedAt
    if (!isDraft || options.isDraft) return data
    return (await call(setResourceStatus, { params: { id: course._id }, body: { status: 'published' } })).data
  }

  return (
    <ResourceForm
      owner={owner}
      subject={course._id}
      initial={initial}
      courseId={course._id}
      version={course.updatedAt}
      labels={{
        save: t(isDraft ? 'mentor.form.publish' : 'mentor.form.save'),
        saving: t('mentor.form.saving'),
        draft: isDraft ? t('mentor.form.saveDraft') : undefined,
      }}
      save={save}
      onSaved={(saved, lesson) => {
        cache.put(saved)
        notify.success(t('mentor.form.saved'))
        void navigate(afterSaving(saved, lesson))
      }}
      onUseSaved={onUseSaved}
      onCancel={() => void navigate(paths.mentorArea.resource(course._id))}
    />
  )
}
