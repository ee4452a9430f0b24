import { useEndpoint } from '@mentor-connect/api'
import { useMentor } from '@mentor-connect/contract/auth'
import { getWorks } from '@mentor-connect/contract/courses/tasks/taskReviews'
import { paths } from '@mentor-connect/contract/remote'
import { PAGE_SIZE } from '@mentor-connect/contract/rules/limits'
import {
  ButtonLink,
  Empty,
  LoadFailed,
  Pagination,
  Skeleton,
  Stack,
  StaleNotice,
  space,
} from '@mentor-connect/ui'
import { useEffect } from 'react'
import styled from 'styled-components'
import { useT as useMentorT } from '../../messages/useT'
import { useT } from '../messages/useT'
import { WorkCard } from './WorkCard'
import { WorkControls } from './WorkControls'
import { useWorkList } from './useWorkList'

/**
 * Work that learners have sent, filtered by state and course. The work that has waited longest comes first.
 */
export function Works() {
  const t = useT()
  const shared = useMentorT()
  const mentor = useMentor()
  const { filter, change } = useWorkList()
  const { state, course, page } = filter
  const works = useEndpoint(
    getWorks,
    mentor && { query: { page, limit: PAGE_SIZE, state, ...(course && { courseId: course }) } },
  )
  const { data } = works
  const last = Math.max(1, data?.pagination.totalPages ?? page)
  const isBeyond = data?.pagination.page === page && page > last
  useEffect(() => {
    if (isBeyond) change({ page: last }, { replace: true })
  })

  if (works.isLoading || isBeyond) return <WorksSkeleton />
  if (!data) return works.error ? <LoadFailed error={works.error} onRetry={works.retry} /> : null
  if (data.courses.length === 0)
    return (
      <Empty title={t('mentor.tasks.noTasks')}>
        <p>{t('mentor.tasks.noTasksHint')}</p>
        <ButtonLink to={paths.mentorArea.resources} $variant="secondary">
          {shared('mentor.resources.title')}
        </ButtonLink>
      </Empty>
    )
  return (
    <>
      {works.error && <StaleNotice onRetry={works.retry} />}
      <WorkControls filter={filter} courses={data.courses} waiting={data.waiting} onChange={change} />
      {data.works.length === 0 ? (
        <Empty title={t(`mentor.tasks.empty.${state}`)} />
      ) : (
        <List aria-label={t('mentor.tasks.title')}>
          {data.works.map((work) => (
            <WorkCard key={work.id} work={work} />
          ))}
        </List>
      )}
      <Pagination
        page={page}
        totalPages={data.pagination.totalPages}
        onChange={(next) => change({ page: next })}
      />
    </>
  )
}

function WorksSkeleton() {
  return (
    <Stack>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} $height="6rem" />
      ))}
    </Stack>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
`
