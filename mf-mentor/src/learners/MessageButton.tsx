import { startChat } from '@mentor-connect/api'
import { useSession } from '@mentor-connect/contract/auth'
import type { EnrolledLearner } from '@mentor-connect/contract/mentoring/mentorArea'
import { paths } from '@mentor-connect/contract/remote'
import { Button, FieldError, VisuallyHidden } from '@mentor-connect/ui'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useT } from '../messages/useT'

/** A button that opens the conversation with a learner. */
export function MessageButton({
  learner: { learnerId, name },
}: {
  learner: Pick<EnrolledLearner, 'learnerId' | 'name'>
}) {
  const t = useT()
  const navigate = useNavigate()
  const { session, token } = useSession()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  const handleClick = async () => {
    if (!session.data) return
    setState('busy')
    try {
      await startChat({ mentorId: session.data._id, learnerId }, token)
      await navigate(`${paths.mentorArea.chat}?with=${encodeURIComponent(learnerId)}`)
    } catch (error) {
      console.error('The chat could not be started.', error)
      setState('failed')
    }
  }

  return (
    <>
      <Button $variant="secondary" $inactive={state === 'busy'} onClick={handleClick}>
        <MessageCircle size={18} aria-hidden />
        {t('mentor.learners.message')} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      {state === 'failed' && <FieldError role="alert">{t('mentor.learners.messageFailed')}</FieldError>}
    </>
  )
}
