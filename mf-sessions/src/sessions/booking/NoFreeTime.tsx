import type { Absence } from '@mentor-connect/contract/mentoring/sessions/absences'
import { dayKey, firstOf } from '@mentor-connect/features/free-times'
import { useFormats } from '@mentor-connect/i18n'
import { Muted } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'

interface NoFreeTimeProps {
  month: Date
  /** The mentor’s current or next absence; undefined if there is none. */
  absence: Absence | undefined
}

/** Says why a month has no free times, if the reason is known. */
export function NoFreeTime({ month, absence }: NoFreeTimeProps) {
  const t = useT()
  const { longDate } = useFormats()
  if (!absence || absence.to < dayKey(month) || absence.from >= dayKey(firstOf(month, 1)))
    return <Muted>{t('sessions.book.none')}</Muted>
  const [from, to] = [longDate(absence.from), longDate(absence.to)]
  const isNow = absence.from <= dayKey(new Date())
  return (
    <Muted>
      {isNow ? t('sessions.book.awayUntil', { to }) : t('sessions.book.awayFrom', { from, to })}{' '}
      {t('sessions.book.none')}
    </Muted>
  )
}
