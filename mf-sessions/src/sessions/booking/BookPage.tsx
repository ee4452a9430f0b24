import { useEndpoint } from '@mentor-connect/api'
import { getMentor } from '@mentor-connect/contract/mentoring/mentors'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { BackTo, AreaPage, Lead, Notice, Skeleton, Title, lazyPart, useFailureText } from '@mentor-connect/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useParams } from 'react-router-dom'
import { useT } from '../../messages/useT'
import type { SeriesPlan } from '../series/useSeriesBooking'
import { BookFields, LIMITS } from './BookFields'
import { NextSlots } from './NextSlots'
import { SlotPicker } from './SlotPicker'
import { useBooking } from './useBooking'
import { useWantedTime } from './useWantedTime'

/** Loaded on demand, because most sessions are not booked as a series. */
const SeriesDates = lazyPart(
  () =>
    import(/* webpackChunkName: "series-booking" */ '../series/SeriesDates').then(
      (module) => module.SeriesDates,
    ),
  <Skeleton $height="20rem" />,
)

/** The page on which a learner books a session with a mentor, or a weekly series. */
export default function BookPage() {
  const t = useT()
  const failureText = useFailureText()
  const { mentorId = '' } = useParams()
  const mentor = useEndpoint(getMentor, { params: { id: mentorId } })
  const booking = useBooking(mentorId)
  const wanted = useWantedTime()
  const [weeks, setWeeks] = useState<number>()
  const [plan, setPlan] = useState<SeriesPlan>()
  const picker = useRef<HTMLDivElement>(null)
  const name = mentor.data?.name ?? ''
  const { failure, nextSlots } = booking
  const handleChoose = async (start: string, kindId: string) => {
    if (weeks === undefined) await booking.book(start, kindId)
    else setPlan({ mentorId, kindId, start, weeks })
  }
  const handleBack = () => {
    flushSync(() => setPlan(undefined))
    picker.current?.focus()
  }
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
      {failure && failure.code !== 'slot_taken' && !LIMITS.includes(failure.code) && (
        <Notice tone="danger">
          {failure.code === 'not_enrolled' ? t('sessions.book.notEnrolled') : failureText(failure)}
        </Notice>
      )}
      {plan && <SeriesDates plan={plan} topic={booking.topic} name={name} onBack={handleBack} />}
      {/* Stays mounted while the dates of a series are shown, so that nothing that was chosen is lost. */}
      <div ref={picker} tabIndex={-1} hidden={plan !== undefined}>
        <SlotPicker
          mentorId={mentorId}
          wanted={wanted}
          action={t(weeks === undefined ? 'sessions.book.action' : 'sessions.book.seeDates')}
          isBusy={booking.isBusy}
          onChoose={(slot, kindId) => handleChoose(slot.start, kindId)}
        >
          {({ mayRepeat }) => (
            <BookFields booking={booking} weeks={weeks} onWeeks={mayRepeat ? setWeeks : undefined} />
          )}
        </SlotPicker>
      </div>
      {booking.ageDialog}
    </AreaPage>
  )
}
