import type { SessionSide } from '@mentor-connect/contract/mentoring/sessions/attendance'
import type { MeetingRecord } from '@mentor-connect/contract/mentoring/sessions/meetingRecords'
import {
  BOOKING_PAUSE_DAYS,
  NO_SHOWS_MAX,
  NO_SHOW_DAYS,
} from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { paths } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { ButtonLink, Muted } from '@mentor-connect/ui'
import { useNoShowT } from './useNoShowT'

interface NoShowWordsProps {
  attendance: MeetingRecord['attendance']
  /** The side of the session that the reader is on. */
  side: SessionSide
  mentorId: string
  /** Name of the other person. */
  name: string
}

/**
 * The consequences if one of the two people did not come, with different texts for the absent person and the
 * one who reported it.
 */
export function NoShowWords({ attendance, side, mentorId, name }: NoShowWordsProps) {
  const t = useNoShowT()
  const { dateTime } = useFormats()
  const { own, partner, isOpen, mayBookAgain } = attendance
  const until = dateTime(attendance.until)
  const numbers = { max: NO_SHOWS_MAX, days: NO_SHOW_DAYS, pause: BOOKING_PAUSE_DAYS }
  const isMeant = partner === 'absent' && !own
  const hasSaid = own === 'absent' && !partner
  return (
    <>
      {isMeant && <p>{t(`noShow.${isOpen ? 'accused' : 'missed'}.${side}`, { until, name, ...numbers })}</p>}
      {hasSaid && isOpen && <p>{t('noShow.said', { name, until })}</p>}
      {(isMeant || hasSaid) && <Muted>{t('noShow.private')}</Muted>}
      {mayBookAgain && (
        <>
          <p>{t('noShow.again', { name })}</p>
          <div>
            <ButtonLink $variant="secondary" to={paths.learner.bookSession(mentorId)}>
              {t('noShow.book')}
            </ButtonLink>
          </div>
        </>
      )}
    </>
  )
}
