import { useSession } from '@mentor-connect/contract/auth'
import { logInAndReturn, paths } from '@mentor-connect/contract/remote'
import { ButtonLink } from '@mentor-connect/ui'
import { HeartHandshake } from 'lucide-react'
import { useT } from '../messages/useT'

/** Leads learners to the request for a mentorship, visitors there after the login; mentors do not ask. */
export function AskButton({ mentorId }: { mentorId: string }) {
  const t = useT()
  const { session } = useSession()
  if (session.role === 'mentor') return null
  const place = paths.learner.askMentor(mentorId)
  return (
    <ButtonLink $variant="secondary" {...(session.role ? { to: place } : logInAndReturn(place))}>
      <HeartHandshake size={20} aria-hidden />
      {t('public.mentor.ask')}
    </ButtonLink>
  )
}
