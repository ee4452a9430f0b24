import type { BookingPage } from '@mentor-connect/contract/mentoring/bookingPage'
import { FreeTimes, useFreeTimes } from '@mentor-connect/features/free-times'
import { LoadFailed, Muted } from '@mentor-connect/ui'
import { BookAction } from './BookAction'
import { BookingWay } from './BookingWay'
import { useT } from './messages/useT'

/** The free times of a mentor in the visitor’s time zone, with a link to book the chosen one. */
export function BookingTimes({ page: { mentorId, name } }: { page: BookingPage }) {
  const t = useT()
  const times = useFreeTimes(mentorId)
  const { data, error, retry, kind, slot } = times
  if (!data && error) return <LoadFailed error={error} onRetry={retry} />
  if (data?.isAway) return <p>{t('public.booking.away', { name })}</p>
  return (
    <>
      {data && <BookingWay offer={data} mentorId={mentorId} name={name} />}
      <FreeTimes times={times} choosesKind none={<Muted>{t('public.booking.none')}</Muted>} />
      {data && <BookAction offer={data} mentorId={mentorId} kind={kind} slot={slot} />}
    </>
  )
}
