import type { EndpointState } from '@mentor-connect/api'
import type { Mentor } from '@mentor-connect/contract/api/people'
import { LAID_OUT_LATER } from '@mentor-connect/contract/site/firstPaint'
import {
  CardGrid,
  Empty,
  LoadFailed,
  Muted,
  Pagination,
  Skeleton,
  StaleNotice,
  media,
} from '@mentor-connect/ui'
import styled from 'styled-components'
import { ResetList } from '../list-controls/ResetList'
import type { ListState } from '../list-controls/useListState'
import { useT } from '../messages/useT'
import { PersonCard, PersonPortrait, PersonText } from '../page-layout/PersonCard'
import { MentorCard } from './MentorCard'
import { searchMentors, type MentorSort } from './mentorSearch'

interface MentorListProps {
  mentors: EndpointState<Mentor[]>
  state: ListState<MentorSort>
  onPage: (page: number) => void
  /** Clears search and filter; absent if neither is set. */
  onReset?: () => void
}

export function MentorList({ mentors, state, onPage, onReset }: MentorListProps) {
  const t = useT()
  if (mentors.isLoading) return <Loading />
  if (!mentors.data) return <LoadFailed error={mentors.error!} onRetry={mentors.retry} />
  const shown = searchMentors(mentors.data, state)

  return (
    <>
      {mentors.error && <StaleNotice onRetry={mentors.retry} />}
      {shown.mentors.length === 0 && (
        <Empty title={t('public.mentors.none')}>{onReset && <ResetList onReset={onReset} />}</Empty>
      )}
      <CardGrid>
        {shown.mentors.map((mentor) => (
          <li key={mentor._id} {...LAID_OUT_LATER}>
            <MentorCard mentor={mentor} />
          </li>
        ))}
      </CardGrid>
      <Pagination page={shown.page} totalPages={shown.totalPages} onChange={onPage} />
    </>
  )
}

function Loading() {
  const t = useT()
  return (
    <>
      <Muted role="status">{t('public.mentors.loading')}</Muted>
      <CardGrid as="div">
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
