import { MEETING_TOPIC_MAX } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { paths } from '@mentor-connect/contract/remote'
import { CountedField, Notice, Skeleton, lazyPart, useFailureText } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import { useT } from '../../messages/useT'
import type { useBooking } from './useBooking'

/** Codes of refusals that are shown beside the button, because the person has to change another session first. */
export const LIMITS = ['mentor_sessions_max', 'sessions_max', 'session_changes_max', 'booking_paused']

const RepeatChoice = lazyPart(
  () =>
    import(/* webpackChunkName: "series-booking" */ '../series/RepeatChoice').then(
      (module) => module.RepeatChoice,
    ),
  <Skeleton $height="2.75rem" />,
)

interface BookFieldsProps {
  booking: ReturnType<typeof useBooking>
  /** Number of weekly sessions; undefined for a single one. */
  weeks: number | undefined
  /** Absent if the learner cannot book a series with this mentor. */
  onWeeks: ((weeks: number | undefined) => void) | undefined
}

/** The topic of the session, whether it is repeated, and what keeps the learner from booking it. */
export function BookFields({ booking, weeks, onWeeks }: BookFieldsProps) {
  const t = useT()
  const failureText = useFailureText()
  const { failure } = booking
  return (
    <>
      <CountedField
        label={t('sessions.book.topic')}
        rows={3}
        max={MEETING_TOPIC_MAX}
        capped
        value={booking.topic}
        onChange={booking.setTopic}
      />
      {onWeeks && <RepeatChoice weeks={weeks} onChange={onWeeks} />}
      {failure && LIMITS.includes(failure.code) && (
        <Notice tone="danger">
          {failureText(failure)} <Link to={paths.learner.sessions}>{t('sessions.list.title')}</Link>
        </Notice>
      )}
    </>
  )
}
