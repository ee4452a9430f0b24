import { useEndpoint } from '@mentor-connect/api'
import { getMeetings, type Meeting } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { paths } from '@mentor-connect/contract/remote'
import { MEETINGS_PAGE } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { ButtonLink, Empty, LoadFailed, Pagination, Skeleton, Stack, StaleNotice } from '@mentor-connect/ui'
import { Fragment } from 'react'
import { useT } from '../messages/useT'
import { BookLinks } from './BookLinks'
import { PeriodChoice } from './period/PeriodChoice'
import { usePeriod } from './period/usePeriod'
import { SessionCard } from './SessionCard'
import { SeriesRest } from './SeriesRest'

export function SessionList({ isMentor }: { isMentor: boolean }) {
  const t = useT()
  const { when, page, show } = usePeriod()
  const list = useEndpoint(getMeetings, { query: { when, page, limit: MEETINGS_PAGE } })
  const { data } = list
  const area = isMentor ? paths.mentorArea : paths.learner
  const card = (meeting: Meeting) => (
    <SessionCard key={meeting.id} meeting={meeting} to={area.session(meeting.id)} />
  )
  return (
    <Stack $gap={5}>
      <PeriodChoice of="list" chosen={when} onChoose={show} />
      {list.isLoading && (
        <Stack>
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
          {groupSeries(data.meetings).map(({ meeting, others }) => (
            <Fragment key={meeting.id}>
              {card(meeting)}
              {others.length > 0 && (
                <li>
                  <SeriesRest meetings={others}>{others.map(card)}</SeriesRest>
                </li>
              )}
            </Fragment>
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

/** A session of a list, and the other ones of its series in the same list. */
interface MeetingGroup {
  meeting: Meeting
  others: Meeting[]
}

/** Puts the sessions of each series together, in the place of the first of them. */
function groupSeries(meetings: Meeting[]): MeetingGroup[] {
  const groups: MeetingGroup[] = []
  for (const meeting of meetings) {
    const { series } = meeting
    const group = series && groups.find((one) => one.meeting.series?.id === series.id)
    if (group) group.others.push(meeting)
    else groups.push({ meeting, others: [] })
  }
  return groups
}
