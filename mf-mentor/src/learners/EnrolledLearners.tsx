import { useEndpoint } from '@mentor-connect/api'
import { useMentor } from '@mentor-connect/contract/auth'
import { getMentorLearners } from '@mentor-connect/contract/mentoring/mentorArea'
import { PAGE_SIZE } from '@mentor-connect/contract/rules/limits'
import { paths } from '@mentor-connect/contract/remote'
import {
  ButtonLink,
  Empty,
  LoadFailed,
  Pagination,
  Skeleton,
  Stack,
  StaleNotice,
  breakpoint,
  useMedia,
} from '@mentor-connect/ui'
import { useEffect } from 'react'
import { useT } from '../messages/useT'
import { LearnerCards } from './LearnerCards'
import { LearnerControls } from './LearnerControls'
import { LearnerTable } from './LearnerTable'
import { useLearnerList } from './useLearnerList'

/** The learners of each of the mentor's courses with their progress, as a table or, on a phone, as cards. */
export function EnrolledLearners() {
  const mentor = useMentor()
  const isNarrow = useMedia(`(max-width: ${breakpoint.desktop - 1}px)`)
  const { list, change } = useLearnerList()
  const { q, course, sort, page } = list
  const enrolled = useEndpoint(
    getMentorLearners,
    mentor && {
      query: { page, limit: PAGE_SIZE, sort, ...(q && { q }), ...(course && { courseId: course }) },
    },
  )
  const { data } = enrolled
  const last = Math.max(1, data?.pagination.totalPages ?? page)
  const isBeyond = data?.pagination.page === page && page > last
  useEffect(() => {
    if (isBeyond) change({ page: last }, { replace: true })
  })

  if (enrolled.isLoading || isBeyond) return <LearnersSkeleton />
  if (!data) return enrolled.error ? <LoadFailed error={enrolled.error} onRetry={enrolled.retry} /> : null
  const Entries = isNarrow ? LearnerCards : LearnerTable
  return (
    <>
      {enrolled.error && <StaleNotice onRetry={enrolled.retry} />}
      {(data.courses.length > 0 || q || course) && (
        <LearnerControls list={list} courses={data.courses} onChange={change} />
      )}
      {data.learners.length > 0 && <Entries learners={data.learners} />}
      {data.learners.length === 0 && <NoLearners isFiltered={Boolean(q || course)} />}
      <Pagination
        page={page}
        totalPages={data.pagination.totalPages}
        onChange={(next) => change({ page: next })}
      />
    </>
  )
}

function NoLearners({ isFiltered }: { isFiltered: boolean }) {
  const t = useT()
  if (isFiltered) return <Empty title={t('mentor.learners.emptyFilter')} />
  return (
    <Empty title={t('mentor.learners.empty')}>
      <p>{t('mentor.learners.emptyHint')}</p>
      <ButtonLink to={paths.mentorArea.resources} $variant="secondary">
        {t('mentor.resources.title')}
      </ButtonLink>
    </Empty>
  )
}

function LearnersSkeleton() {
  return (
    <Stack>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} $height="4.5rem" />
      ))}
    </Stack>
  )
}
