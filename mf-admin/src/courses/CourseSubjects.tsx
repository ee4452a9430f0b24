import { call } from '@mentor-connect/api'
import { changeSubjects, type AdminCourse } from '@mentor-connect/contract/admin/courses'
import { DOMAINS_MAX, DOMAIN_TAG_MAX } from '@mentor-connect/contract/rules/limits'
import { TagField } from '@mentor-connect/ui'
import { useState } from 'react'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'
import { AdminFailure } from '../operator/AdminFailure'
import { DoneNotice } from '../operator/DoneNotice'
import { ReasonedAct } from '../operator/ReasonedAct'
import { useAct } from '../operator/useAct'

interface CourseSubjectsProps {
  course: AdminCourse
  onChange: () => void
}

/** Replaces the subjects of a course. */
export function CourseSubjects({ course, onChange }: CourseSubjectsProps) {
  const t = useT()
  const [subjects, setSubjects] = useState(course.subjects)
  const { act, isBusy, done, failure } = useAct(onChange)
  const isSame = subjects.join('\n') === course.subjects.join('\n')
  const change = (reason: string) =>
    act(
      () => call(changeSubjects, { params: { id: course.id }, body: { subjects, reason } }),
      t('admin.courses.done.subjects'),
    )

  return (
    <RecordSection title={t('admin.courses.subjects.title')}>
      <DoneNotice text={done} />
      <ReasonedAct
        label={t('admin.courses.subjects.reason')}
        hint={t('admin.courses.subjects.hint')}
        action={t('admin.courses.subjects.act')}
        isBusy={isBusy}
        isHarmless
        isIncomplete={isSame || subjects.length === 0}
        onAct={change}
      >
        <TagField
          label={t('admin.courses.subjects.field')}
          max={DOMAINS_MAX}
          maxLength={DOMAIN_TAG_MAX}
          value={subjects}
          onChange={setSubjects}
        />
      </ReasonedAct>
      <AdminFailure failure={failure} />
    </RecordSection>
  )
}
