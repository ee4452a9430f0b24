import { ApiFailure, startChat } from '@mentor-connect/api'
import { useSession } from '@mentor-connect/contract/auth'
import { logInAndReturn, paths } from '@mentor-connect/contract/remote'
import { useAgeQuestion } from '@mentor-connect/features/age/question'
import { Button, ButtonLink, FieldError } from '@mentor-connect/ui'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useT } from '../messages/useT'

interface ChatButtonProps {
  mentorId: string
  /** Id of the element with the mentor's name; absent if the label contains it. */
  describedBy?: string
  children: ReactNode
}

/** Links visitors to the sign-up, mentors to their chat, and learners to the conversation with this mentor. */
export function ChatButton({ mentorId, describedBy, children }: ChatButtonProps) {
  const { session } = useSession()
  if (session.status === 'signed-in' && session.role === 'user')
    return (
      <StartButton mentorId={mentorId} ownId={session.data._id} describedBy={describedBy}>
        {children}
      </StartButton>
    )
  const link = session.role ? { to: paths.mentorArea.chat } : logInAndReturn(paths.mentor(mentorId))
  return (
    <ButtonLink {...link} aria-describedby={describedBy}>
      {children}
    </ButtonLink>
  )
}

function StartButton({ mentorId, ownId, describedBy, children }: ChatButtonProps & { ownId: string }) {
  const t = useT()
  const navigate = useNavigate()
  const { token } = useSession()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const { afterAge, ageDialog } = useAgeQuestion(ownId)

  const handleClick = async () => {
    setState('busy')
    try {
      const isStarted = await afterAge(async () => {
        await startChat({ mentorId, learnerId: ownId }, token)
        return true
      })
      if (isStarted) await navigate(`${paths.learner.chat}?with=${encodeURIComponent(mentorId)}`)
      else setState('idle')
    } catch (error) {
      // The chat page asks the learner for a guardian's consent.
      if (error instanceof ApiFailure && error.code === 'guardian_consent_needed')
        return void navigate(paths.learner.chat)
      console.error('The chat could not be started.', error)
      setState('failed')
    }
  }

  return (
    <>
      <Button onClick={handleClick} $inactive={state === 'busy'} aria-describedby={describedBy}>
        {children}
      </Button>
      {state === 'failed' && <FieldError role="alert">{t('public.mentors.chatFailed')}</FieldError>}
      {ageDialog}
    </>
  )
}
