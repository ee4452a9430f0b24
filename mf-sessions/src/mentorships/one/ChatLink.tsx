import { startChat, useAttempt } from '@mentor-connect/api'
import type { MentorshipDetails } from '@mentor-connect/contract/mentoring/mentorships'
import { useSession } from '@mentor-connect/contract/auth'
import { useAgeQuestion } from '@mentor-connect/features/age/question'
import { FieldError, useFailureText } from '@mentor-connect/ui'
import { MessageCircle } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useT } from '../messages/useT'
import { useSide } from '../useSide'

/** A link to the conversation with the other person. */
export function ChatLink({ partner: { id, name } }: Pick<MentorshipDetails, 'partner'>) {
  const t = useT()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const { side, chat } = useSide()
  const { session, token } = useSession()
  const { attempt, isBusy, failure } = useAttempt()
  const { afterAge, ageDialog } = useAgeQuestion(side === 'learner' ? session.data?._id : undefined)
  const handleClick = async () => {
    const ownId = session.data?._id
    if (!ownId || isBusy) return
    const pair = side === 'mentor' ? { mentorId: ownId, learnerId: id } : { mentorId: id, learnerId: ownId }
    let isStarted = false
    await attempt(() =>
      afterAge(async () => {
        await startChat(pair, token)
        isStarted = true
      }),
    )
    if (isStarted) await navigate(`${chat}?with=${encodeURIComponent(id)}`)
  }
  return (
    <>
      <button type="button" onClick={() => void handleClick()}>
        <MessageCircle size={20} aria-hidden />
        {t('mentorship.link.chat', { name })}
      </button>
      {failure && <FieldError role="alert">{failureText(failure)}</FieldError>}
      {ageDialog}
    </>
  )
}
