import { call, useEndpoint } from '@mentor-connect/api'
import {
  getCourse,
  relistCourse,
  unlistCourse,
  type AdminCourse,
} from '@mentor-connect/contract/admin/courses'
import { useFormats } from '@mentor-connect/i18n'
import { AreaPage, Button, Muted, Row, SectionTitle, Stack, Tag, Tags } from '@mentor-connect/ui'
import { Link, useParams } from 'react-router-dom'
import { Details } from '../list-controls/Details'
import { useT } from '../messages/useT'
import { RecordHeader } from '../list-controls/RecordHeader'
import { RecordMissing } from '../list-controls/RecordMissing'
import { AdminFailure } from '../operator/AdminFailure'
import { DoneNotice } from '../operator/DoneNotice'
import { ReasonedAct } from '../operator/ReasonedAct'
import { useAct } from '../operator/useAct'

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
    <AreaPage>
      <RecordHeader name={data.title}>
        <Row $gap={2}>
          <Tag>{t(data.listed ? 'admin.courses.listed' : 'admin.courses.notListed')}</Tag>
          {data.unlistedAt && <Tag $tone="accent">{t('admin.courses.unlisted')}</Tag>}
          {data.status === 'archived' && <Tag $tone="neutral">{t('admin.courses.archived')}</Tag>}
        </Row>
      </RecordHeader>
      <Facts course={data} />
      <section>
        <Stack $gap={4}>
          <SectionTitle>{t('admin.decision.title')}</SectionTitle>
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
        </Stack>
      </section>
    </AreaPage>
  )
}

function Facts({ course }: { course: AdminCourse }) {
  const t = useT()
  const { dateTime, shortDate, number } = useFormats()
  const { mentor, subjects, students, rating, createdAt, unlistedAt, unlistedReason } = course
  return (
    <Details
      items={[
        [
          t('admin.role.mentor'),
          <Link key="mentor" to={`/people/mentor/${mentor.id}`}>
            {mentor.name}
          </Link>,
        ],
        [t('admin.field.domains'), <Tags key="subjects" values={subjects} />],
        [t('admin.courses.students'), String(students)],
        [t('admin.courses.rating'), rating ? number(rating) : t('admin.courses.noRating')],
        [t('admin.courses.created'), shortDate(createdAt)],
        ...(unlistedAt
          ? ([[`${t('admin.courses.unlisted')} · ${dateTime(unlistedAt)}`, unlistedReason ?? '']] satisfies [
              string,
              string,
            ][])
          : []),
      ]}
    />
  )
}
