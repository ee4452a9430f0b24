import { useEndpoint } from '@mentor-connect/api'
import { useMentor } from '@mentor-connect/contract/auth'
import { getOwnResources } from '@mentor-connect/contract/courses/authoring/authoring'
import { PAGE_SIZE } from '@mentor-connect/contract/rules/limits'
import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink, CardGrid, Empty, LoadFailed, Pagination, StaleNotice } from '@mentor-connect/ui'
import { useEffect } from 'react'
import { CourseCard } from '../../course-cards/CourseCard'
import { CourseCardSkeletons } from '../../course-cards/CourseCardSkeletons'
import { useT } from '../../messages/useT'
import { StatusFilter } from './StatusFilter'
import { useOwnList } from './useOwnList'

const PLACEHOLDERS = 6

/** One page of the mentor's courses, optionally filtered by status. */
export function OwnResources() {
  const mentor = useMentor()
  const { list, change } = useOwnList()
  const { status, page } = list
  const own = useEndpoint(
    getOwnResources,
    mentor && { query: { page, limit: PAGE_SIZE, ...(status && { status }) } },
  )
  const last = Math.max(1, own.data?.pagination.totalPages ?? page)
  const isBeyond = own.data?.pagination.page === page && page > last
  useEffect(() => {
    if (isBeyond) change({ page: last }, { replace: true })
  })

  if (own.isLoading || isBeyond) return <CourseCardSkeletons count={PLACEHOLDERS} />
  if (!own.data) return own.error ? <LoadFailed error={own.error} onRetry={own.retry} /> : null

  const { resources, pagination, counts } = own.data
  return (
    <>
      {own.error && <StaleNotice onRetry={own.retry} />}
      {Object.values(counts).some((count) => count > 0) && (
        <StatusFilter value={status} counts={counts} onChange={(next) => change({ status: next })} />
      )}
      {resources.length === 0 && <NoResources isFiltered={status !== ''} />}
      <CardGrid aria-busy={own.isRefreshing}>
        {resources.map((course) => (
          <CourseCard key={course._id} course={course} />
        ))}
      </CardGrid>
      <Pagination
        page={page}
        totalPages={pagination.totalPages}
        onChange={(next) => change({ ...list, page: next })}
      />
    </>
  )
}

function NoResources({ isFiltered }: { isFiltered: boolean }) {
  const t = useT()
  if (isFiltered) return <Empty title={t('mentor.resources.emptyFilter')} />
  return (
    <Empty title={t('mentor.resources.empty')}>
      <p>{t('mentor.resources.emptyHint')}</p>
      <ButtonLink to={paths.mentorArea.addResource}>{t('mentor.create.title')}</ButtonLink>
    </Empty>
  )
}
