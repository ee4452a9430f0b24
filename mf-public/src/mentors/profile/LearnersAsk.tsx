import { useEndpoint } from '@mentor-connect/api'
import type { Locale } from '@mentor-connect/contract/api/locales'
import { getMentoring } from '@mentor-connect/contract/mentoring/mentorships'
import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { paths } from '@mentor-connect/contract/remote'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { askObstacle, OPEN_REQUESTS_MAX } from '@mentor-connect/contract/mentoring/mentorship'
import { INTL_TAGS, useFormats, useLocale } from '@mentor-connect/i18n'
import { ButtonLink, Small, Skeleton, Stack } from '@mentor-connect/ui'
import { HeartHandshake } from 'lucide-react'
import styled from 'styled-components'
import { useSitePaths } from '../../page-layout/useSitePaths'
import { useT } from '../messages/useT'

/**
 * A link to ask for a mentorship, or to the existing one. If the learner cannot ask, says why and links to what is
 * possible instead.
 */
export function LearnersAsk({ mentor: { _id: mentorId, name } }: { mentor: Mentor }) {
  const t = useT()
  const sitePaths = useSitePaths()
  const locale = useLocale()
  const { longDate } = useFormats()
  const { data, isLoading } = useEndpoint(getMentoring, { params: { mentorId } })
  if (isLoading) return <Skeleton $height="2.75rem" />

  const { mentorshipId, mentorshipState = 'requested', mentorshipSince = '', closedUntil = '' } = data ?? {}
  if (mentorshipId)
    return (
      <Action
        to={paths.learner.mentorship(mentorshipId)}
        label={t(`public.mentor.mentorship.${mentorshipState}`)}
        note={t(`public.mentor.mentorship.${mentorshipState}.since`, {
          name,
          ago: daysAgo(mentorshipSince, locale),
        })}
      />
    )
  const obstacle = data && askObstacle(data)
  if (!obstacle || obstacle === 'exists')
    return <Action to={paths.learner.askMentor(mentorId)} label={t('public.mentor.ask')} />
  const note = t(`public.mentor.cannotAsk.${obstacle}`, {
    name,
    max: OPEN_REQUESTS_MAX,
    date: closedUntil && longDate(closedUntil),
  })
  if (obstacle === 'consent')
    return <Action to={paths.learner.chat} label={t('public.mentor.askGuardian')} note={note} />
  return obstacle === 'tooMany' ? (
    <Action to={paths.learner.mentorships} label={t('public.mentor.requests')} note={note} />
  ) : (
    <Action to={sitePaths.mentorDirectory} label={t('public.mentor.others')} note={note} />
  )
}

function Action({ to, label, note }: { to: string; label: string; note?: string }) {
  return (
    <Stack $gap={1}>
      <ButtonLink $variant="secondary" to={to}>
        <HeartHandshake size={20} aria-hidden />
        {label}
      </ButtonLink>
      {note && <Note>{note}</Note>}
    </Stack>
  )
}

/** The time since `at` as text: `today`, `yesterday` or `2 days ago`. */
function daysAgo(at: string, locale: Locale): string {
  const days = Math.max(0, Math.floor((Date.now() - Date.parse(at)) / DAY_MS))
  return new Intl.RelativeTimeFormat(INTL_TAGS[locale], { numeric: 'auto' }).format(-days, 'day')
}

const Note = styled(Small)`
  max-width: 18rem;
  overflow-wrap: anywhere;
`
