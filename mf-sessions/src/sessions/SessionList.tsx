import { useEndpoint } from '@mentor-connect/api'
import { getMeetings } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { paths } from '@mentor-connect/contract/remote'
import { MEETINGS_PAGE } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import {
  ButtonLink,
  Empty,
  LoadFailed,
  Pagination,
  Skeleton,
  Stack,
  StaleNotice,
  VisuallyHidden,
} from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { BookLinks } from './BookLinks'
import { PeriodChoice } from './period/PeriodChoice'
import { usePeriod } from './period/usePeriod'
import { SessionCard } from './SessionCard'

export function SessionList({ isMentor }: { isMentor: boolean }) {
  const t = useT()
  const { when, page, show } = usePeriod()
  const list = useEndpoint(getMeetings, { query: { when, page, limit: MEETINGS_PAGE } })
  const { data } = list
  return (
    <Stack $gap={5}>
      <PeriodChoice of="list" chosen={when} onChoose={show} />
      {list.isLoading && (
        <Stack role="status">
          <VisuallyHidden>{t('sessions.list.loading')}</VisuallyHidden>
          <Skeleton $height="6rem" />
          <Skeleton $height="6rem" />
        </Stack>
      )}
      {list.error &&
        (data ? (
          <StaleNotice onRetry={list.retry} />
        ) : (
          <LoadFailed error={list.error} onRetry={list.retry} />
        ))}
      {data?.meetings.length === 0 && (
        <Empty title={t(`sessions.list.empty.${when}`)}>
          {when === 'upcoming' && !isMentor && <BookLinks />}
          {when === 'upcoming' && isMentor && (
            <>
              <p>{t('sessions.list.emptyMentor')}</p>
              <ButtonLink to={paths.mentorArea.hours}>{t('sessions.list.setHours')}</ButtonLink>
            </>
          )}
        </Empty>
      )}
      {data && data.meetings.length > 0 && (
        <Stack as="ul" aria-label={t('sessions.list.title')}>
          {data.meetings.map((meeting) => (
            <SessionCard
              key={meeting.id}
              meeting={meeting}
              to={isMentor ? paths.mentorArea.session(meeting.id) : paths.learner.session(meeting.id)}
            />
          ))}
        </Stack>
      )}
      {data && (
        <Pagination
          page={page}
          totalPages={data.pagination.totalPages}
          onChange={(next) => show(when, next)}
        />
      )}
    </Stack>
  )
}
