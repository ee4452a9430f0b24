import type { EndpointState } from '@mentor-connect/shared/api'
import type { Mentor } from '@mentor-connect/shared/contracts/people'
import {
  CardGrid,
  Empty,
  LoadFailed,
  Muted,
  Pagination,
  Skeleton,
  StaleNotice,
} from '@mentor-connect/shared/ui'
import type { ListState } from '../list-controls/useListState'
import { useT } from '../messages/useT'
import { MentorCard } from './MentorCard'
import { searchMentors, type MentorSort } from './mentorSearch'

interface MentorListProps {
  mentors: EndpointState<Mentor[]>
  state: ListState<MentorSort>
  onPage: (page: number) => void
}

export function MentorList({ mentors, state, onPage }: MentorListProps) {
  const t = useT()
  if (mentors.isLoading) return <Loading />
  if (!mentors.data) return <LoadFailed error={mentors.error!} onRetry={mentors.retry} />
  const shown = searchMentors(mentors.data, state)

  return (
    <>
      {mentors.error && <StaleNotice onRetry={mentors.retry} />}
      {shown.mentors.length === 0 && <Empty title={t('public.mentors.none')} />}
      <CardGrid>
        {shown.mentors.map((mentor) => (
          <li key={mentor._id}>
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
          <Skeleton key={slot} $height="20rem" />
        ))}
      </CardGrid>
    </>
  )
}
