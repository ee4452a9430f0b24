import type { Slot } from '@mentor-connect/contract/api/wire'
import { useSession } from '@mentor-connect/contract/auth'
import type { MentorSlots } from '@mentor-connect/contract/mentoring/sessions/availability'
import { logInAndReturn, paths } from '@mentor-connect/contract/remote'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { useLocale } from '@mentor-connect/i18n'
import { ButtonLink, Muted, Stack } from '@mentor-connect/ui'
import { useT } from './messages/useT'

interface BookActionProps {
  offer: MentorSlots
  mentorId: string
  /** Id of the chosen kind of session. */
  kind: string
  /** The chosen time; undefined if none is chosen. */
  slot: Slot | undefined
}

/**
 * A link to the page on which the chosen time is booked; visitors log in first. Renders nothing for people
 * who cannot book with this mentor now.
 */
export function BookAction({
  offer: { booking = 'open', pausedUntil, slots },
  mentorId,
  kind,
  slot,
}: BookActionProps) {
  const t = useT()
  const { session } = useSession()
  const { time, weekdayDay } = dateFormats(useLocale())
  if (session.role === 'mentor' || booking !== 'open' || pausedUntil || slots.length === 0) return null
  if (!slot) return <Muted>{t('public.booking.choose')}</Muted>
  const when = `${weekdayDay(slot.start)}, ${time(slot.start)}`
  const chosen = new URLSearchParams({ kind, start: slot.start })
  const place = `${paths.learner.bookSession(mentorId)}?${chosen.toString()}`
  if (session.role)
    return (
      <div>
        <ButtonLink to={place}>{t('public.booking.book', { when })}</ButtonLink>
      </div>
    )
  return (
    <Stack $gap={2}>
      <div>
        <ButtonLink {...logInAndReturn(place)}>{t('public.booking.logIn', { when })}</ButtonLink>
      </div>
      <Muted>{t('public.booking.afterLogIn')}</Muted>
    </Stack>
  )
}
