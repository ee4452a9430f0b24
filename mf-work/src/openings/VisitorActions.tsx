import { useSession } from '@mentor-connect/contract/auth'
import { logInAndReturn, paths } from '@mentor-connect/contract/remote'
import type { Opening } from '@mentor-connect/contract/work/openings'
import { ButtonLink, Muted } from '@mentor-connect/ui'
import { ApplyLink } from './ApplyLink'
import { useT } from './messages/useT'

/** The way to apply for people who are not learners, and for the poster the way to the own page of the opening. */
export function VisitorActions({ opening }: { opening: Opening }) {
  const t = useT()
  const { session } = useSession()
  const { _id, apply, poster } = opening
  if (poster.kind === 'mentor' && poster.id === session.data?._id)
    return <ButtonLink to={paths.mentorArea.opening(_id)}>{t('openings.one.manage')}</ButtonLink>
  if (apply.way === 'link') return <ApplyLink url={apply.url!} />
  if (session.role === 'mentor') return <Muted>{t('openings.one.learnersApply')}</Muted>
  return <ButtonLink {...logInAndReturn(paths.learner.opening(_id))}>{t('openings.one.signIn')}</ButtonLink>
}
