import { useEndpoint } from '@mentor-connect/api'
import { getBookingPause } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { NO_SHOW_DAYS } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { useFormats } from '@mentor-connect/i18n'
import { Notice } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

/** Says until when a learner cannot book, after missed sessions. Usually there is nothing to say. */
export function PauseNotice() {
  const t = useT()
  const { dateTime } = useFormats()
  const until = useEndpoint(getBookingPause, {}).data?.until
  if (!until) return null
  return (
    <Notice>
      <p>{t('sessions.paused.title', { date: dateTime(until) })}</p>
      <p>{t('sessions.paused.text', { days: NO_SHOW_DAYS })}</p>
    </Notice>
  )
}
