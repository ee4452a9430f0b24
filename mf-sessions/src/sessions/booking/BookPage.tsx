import { useEndpoint } from '@mentor-connect/api'
import { getMentor } from '@mentor-connect/contract/mentoring/mentors'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { MEETING_TOPIC_MAX } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { BackTo, AreaPage, CountedField, Lead, Notice, Title, useFailureText } from '@mentor-connect/ui'
import { Link, useParams } from 'react-router-dom'
import { useT } from '../../messages/useT'
import { NextSlots } from './NextSlots'
import { SlotPicker } from './SlotPicker'
import { useBooking } from './useBooking'

/** Codes of refusals that are shown beside the button, because the person has to change another session first. */
const LIMITS = ['mentor_sessions_max', 'sessions_max', 'session_changes_max']

/** The page on which a learner books a session with a mentor. */
export default function BookPage() {
  const t = useT()
  const failureText = useFailureText()
  const { mentorId = '' } = useParams()
  const mentor = useEndpoint(getMentor, { params: { id: mentorId } })
  const booking = useBooking(mentorId)
  const name = mentor.data?.name ?? ''
  const { failure, nextSlots } = booking
  const isAtLimit = failure !== undefined && LIMITS.includes(failure.code)
  return (
    <AreaPage>
      <PageTitle>{t('sessions.book.title')}</PageTitle>
      <BackTo to={paths.learner.mentor(mentorId)}>{name || t('sessions.book.back')}</BackTo>
      <header>
        <Title>{t('sessions.book.title')}</Title>
        {name && <Lead>{t('sessions.book.lead', { name })}</Lead>}
      </header>
      {nextSlots && (
        <NextSlots
          slots={nextSlots}
          isBusy={booking.isBusy}
          onChoose={({ start }) => void booking.bookInstead(start)}
        />
      )}
      {failure && failure.code !== 'slot_taken' && !isAtLimit && (
        <Notice tone="danger">
          {failure.code === 'not_enrolled' ? t('sessions.book.notEnrolled') : failureText(failure)}
        </Notice>
      )}
      <SlotPicker
        mentorId={mentorId}
        action={t('sessions.book.action')}
        isBusy={booking.isBusy}
        onChoose={(slot, kindId) => booking.book(slot.start, kindId)}
      >
        <CountedField
          label={t('sessions.book.topic')}
          rows={3}
          max={MEETING_TOPIC_MAX}
          capped
          value={booking.topic}
          onChange={booking.setTopic}
        />
        {isAtLimit && (
          <Notice tone="danger">
            {failureText(failure)} <Link to={paths.learner.sessions}>{t('sessions.list.title')}</Link>
          </Notice>
        )}
      </SlotPicker>
      {booking.ageDialog}
    </AreaPage>
  )
}
