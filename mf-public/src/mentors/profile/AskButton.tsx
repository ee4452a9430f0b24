import { useSession } from '@mentor-connect/contract/auth'
import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { logInAndReturn, paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Skeleton, lazyPart } from '@mentor-connect/ui'
import { HeartHandshake } from 'lucide-react'
import { useT } from '../messages/useT'

const LearnersAsk = lazyPart(
  () => import(/* webpackChunkName: "ask-mentor" */ './LearnersAsk').then((module) => module.LearnersAsk),
  <Skeleton $height="2.75rem" />,
)

/**
 * A button to ask for a mentorship. Learners see what is possible with this mentor, visitors are led to the form
 * after the login, and mentors see nothing.
 */
export function AskButton({ mentor }: { mentor: Mentor }) {
  const t = useT()
  const { session } = useSession()
  if (session.role === 'mentor') return null
  if (session.role) return <LearnersAsk mentor={mentor} />
  return (
    <ButtonLink $variant="secondary" {...logInAndReturn(paths.learner.askMentor(mentor._id))}>
      <HeartHandshake size={20} aria-hidden />
      {t('public.mentor.ask')}
    </ButtonLink>
  )
}
