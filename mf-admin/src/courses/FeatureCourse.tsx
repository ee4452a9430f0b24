import { call } from '@mentor-connect/api'
import { featureCourse, unfeatureCourse, type AdminCourse } from '@mentor-connect/contract/admin/courses'
import { FEATURED_MAX } from '@mentor-connect/contract/rules/limits'
import { Field } from '@mentor-connect/ui'
import { useState } from 'react'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'
import { AdminFailure } from '../operator/AdminFailure'
import { DoneNotice } from '../operator/DoneNotice'
import { ReasonedAct } from '../operator/ReasonedAct'
import { useAct } from '../operator/useAct'

interface FeatureCourseProps {
  course: AdminCourse
  onChange: () => void
}

/**
 * Recommends a course on the home page, or ends the recommendation. Only courses in the catalogue can be recommended.
 */
export function FeatureCourse({ course: { id, listed, featuredAt }, onChange }: FeatureCourseProps) {
  const t = useT()
  const [until, setUntil] = useState('')
  const { act, isBusy, done, failure } = useAct(onChange)
  const params = { id }
  const end = (reason: string) =>
    act(() => call(unfeatureCourse, { params, body: { reason } }), t('admin.courses.done.unfeatured'))
  const feature = (reason: string) => {
    const body = { reason, ...(until && { until: new Date(until).toISOString() }) }
    return act(() => call(featureCourse, { params, body }), t('admin.courses.done.featured'))
  }

  if (!featuredAt && !listed && !done) return null
  return (
    <RecordSection title={t('admin.courses.feature.title')}>
      <DoneNotice text={done} />
      {featuredAt && (
        <ReasonedAct
          label={t('admin.courses.feature.endReason')}
          hint={t('admin.courses.feature.auditHint')}
          action={t('admin.courses.feature.end')}
          isBusy={isBusy}
          onAct={end}
        />
      )}
      {!featuredAt && listed && (
        <ReasonedAct
          label={t('admin.courses.feature.reason')}
          hint={t('admin.courses.feature.auditHint')}
          action={t('admin.courses.feature.act')}
          isBusy={isBusy}
          isHarmless
          onAct={feature}
        >
          <Field
            label={t('admin.courses.feature.until')}
            hint={t('admin.courses.feature.untilHint', { max: FEATURED_MAX })}
            type="datetime-local"
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
        </ReasonedAct>
      )}
      <AdminFailure failure={failure} />
    </RecordSection>
  )
}
