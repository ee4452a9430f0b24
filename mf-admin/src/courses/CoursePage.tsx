import { call, useEndpoint } from '@mentor-connect/api'
import { getCourse, relistCourse, unlistCourse } from '@mentor-connect/contract/admin/courses'
import { Button, Muted, Row, Tag } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'
import { RecordLayout } from '../list-controls/RecordLayout'
import { RecordHeader } from '../list-controls/RecordHeader'
import { RecordMissing } from '../list-controls/RecordMissing'
import { AdminFailure } from '../operator/AdminFailure'
import { DoneNotice } from '../operator/DoneNotice'
import { ReasonedAct } from '../operator/ReasonedAct'
import { useAct } from '../operator/useAct'
import { CourseFacts } from './CourseFacts'
import { CourseSubjects } from './CourseSubjects'
import { FeatureCourse } from './FeatureCourse'

export default function CoursePage() {
  const t = useT()
  const { id = '' } = useParams()
  const { data, error, retry } = useEndpoint(getCourse, { params: { id } })
  const acting = useAct(retry)

  if (error || !data) return <RecordMissing error={error} onRetry={retry} />
  const relist = () =>
    acting.act(() => call(relistCourse, { params: { id }, body: {} }), t('admin.courses.done.relisted'))
  const unlist = (reason: string) =>
    acting.act(
      () => call(unlistCourse, { params: { id }, body: { reason } }),
      t('admin.courses.done.unlisted'),
    )
  return (
    <RecordLayout>
      <RecordHeader name={data.title}>
        {!data.unlistedAt && <Tag>{t(data.listed ? 'admin.courses.listed' : 'admin.courses.notListed')}</Tag>}
        {data.featuredAt && <Tag>{t('admin.courses.featured')}</Tag>}
        {data.unlistedAt && <Tag $tone="accent">{t('admin.courses.unlisted')}</Tag>}
        {data.status === 'archived' && <Tag $tone="neutral">{t('admin.courses.archived')}</Tag>}
      </RecordHeader>
      <CourseFacts course={data} />
      <FeatureCourse course={data} onChange={retry} />
      <CourseSubjects course={data} onChange={retry} />
      <RecordSection title={t('admin.decision.title')}>
        <DoneNotice text={acting.done} />
        {data.unlistedAt ? (
          <>
            <Muted>{t('admin.courses.relistHint')}</Muted>
            <Row $gap={3}>
              <Button $inactive={acting.isBusy} onClick={() => void relist()}>
                {t('admin.courses.relist')}
              </Button>
            </Row>
          </>
        ) : (
          <ReasonedAct
            label={t('admin.cases.reason')}
            hint={t('admin.courses.unlistHint')}
            action={t('admin.courses.unlist')}
            isBusy={acting.isBusy}
            onAct={unlist}
          />
        )}
        <AdminFailure failure={acting.failure} />
      </RecordSection>
    </RecordLayout>
  )
}
