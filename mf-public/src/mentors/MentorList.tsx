import type { EndpointState } from '@mentor-connect/api'
import type { MentorPage } from '@mentor-connect/contract/mentoring/mentorDirectory'
import { LAID_OUT_LATER } from '@mentor-connect/contract/site/firstPaint'
import { CardGrid, LoadFailed, Muted, Pagination, Skeleton, StaleNotice, media } from '@mentor-connect/ui'
import styled from 'styled-components'
import { NobodyFound } from './directory/NobodyFound'
import { useOwnMentorships } from './directory/useOwnMentorships'
import type { DirectoryState } from './directory/directoryState'
import { useT } from './messages/useT'
import { PersonCard, PersonPortrait, PersonText } from '../page-layout/PersonCard'
import { MentorCard } from './MentorCard'

interface MentorListProps {
  mentors: EndpointState<MentorPage>
  /** Ids of the subjects that are needed for the learner's goal. */
  wanted: readonly string[]
  onPage: (page: number) => void
  /** Removes filters; absent if none is set. */
  onFilterRemoved?: (patch: Partial<DirectoryState>) => void
}

export function MentorList({ mentors: request, wanted, onPage, onFilterRemoved }: MentorListProps) {
  const t = useT()
  const own = useOwnMentorships()
  if (request.isLoading) return <Loading />
  if (!request.data) return <LoadFailed error={request.error!} onRetry={request.retry} />
  const { mentors, pagination, without } = request.data

  return (
    <>
      {request.error && <StaleNotice onRetry={request.retry} />}
      {mentors.length === 0 ? (
        <NobodyFound without={without} onChange={onFilterRemoved} />
      ) : (
        <Muted role="status">{t('public.directory.count', { count: pagination.totalItems })}</Muted>
      )}
      <CardGrid aria-busy={request.isRefreshing}>
        {mentors.map((mentor) => (
          <li key={mentor._id} {...LAID_OUT_LATER}>
            <MentorCard mentor={mentor} wanted={wanted} own={own.get(mentor._id)} />
          </li>
        ))}
      </CardGrid>
      <Pagination page={pagination.page} totalPages={pagination.totalPages} onChange={onPage} />
    </>
  )
}

function Loading() {
  const t = useT()
  return (
    <>
      <Muted>{t('public.mentors.loading')}</Muted>
      <CardGrid as="div" aria-busy>
        {[0, 1, 2].map((slot) => (
          <Placeholder key={slot}>
            <PersonPortrait $size="7.5rem">
              <Skeleton $height="100%" />
            </PersonPortrait>
            <PersonText>
              <Skeleton $height="1.5rem" $width="60%" />
              <Skeleton $width="80%" />
              <Skeleton $width="40%" />
            </PersonText>
          </Placeholder>
        ))}
      </CardGrid>
    </>
  )
}

const Placeholder = styled(PersonCard)`
  min-height: 14.5rem;
  ${media.tabletUp} {
    min-height: 24rem;
  }
`
