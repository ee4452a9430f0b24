import {
  AreaPage,
  BackTo,
  Button,
  ButtonAnchor,
  ButtonLink,
  Muted,
  Row,
  Stack,
  Title,
} from '@mentor-connect/ui'
import { useFormats } from '@mentor-connect/i18n'
import { CHAT_ERROR_CODES } from '@mentor-connect/contract/messages/chatFrames'
import { ExternalLink, Phone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useT } from '../messages/useT'
import type { CallSessionState } from '../session/callSession'
import type { CallSubject } from '../useCallSubject'

interface EndedCallProps {
  subject: CallSubject
  call: CallSessionState
  ownId: string
  /** Goes back to the check of the devices. */
  onAgain: () => void
}

/** The reason why the call is over, or could not be opened, and what can be done next. */
export function EndedCall({ subject, call, ownId, onAgain }: EndedCallProps) {
  const t = useT()
  const { duration } = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  // The controls of the call have disappeared.
  useEffect(() => heading.current?.focus(), [])
  const reason = useReason(subject, call, ownId)
  const { session, back } = subject
  const { seconds, reason: code } = call.ended ?? {}
  const isWithFeedback = session !== undefined && (code === 'closed' || seconds !== undefined)
  return (
    <AreaPage>
      <Stack>
        <BackTo to={back}>{t(session ? 'call.back.session' : 'call.back.chat')}</BackTo>
        <Title ref={heading} tabIndex={-1}>
          {t(call.ended ? 'call.ended.title' : 'call.refused.title')}
        </Title>
        <div role="status">
          <p>{reason}</p>
          {seconds !== undefined && seconds > 0 && (
            <Muted>{t('call.ended.seconds', { length: duration(seconds) })}</Muted>
          )}
        </div>
        <Row>
          {code !== 'closed' && code !== 'cancelled' && code !== 'not_allowed' && (
            <Button onClick={onAgain}>
              <Phone size={20} aria-hidden />
              {t(session ? 'call.ended.rejoin' : 'call.ended.again')}
            </Button>
          )}
          {isWithFeedback && (
            <ButtonLink $variant="secondary" to={session.page}>
              {t('call.ended.feedback')}
            </ButtonLink>
          )}
          {session?.link && (
            <ButtonAnchor $variant="secondary" href={session.link} target="_blank" rel="noopener noreferrer">
              <ExternalLink size={18} aria-hidden />
              {t('call.ended.link')}
            </ButtonAnchor>
          )}
        </Row>
      </Stack>
    </AreaPage>
  )
}

function useReason({ name }: CallSubject, { ended, refusal, call }: CallSessionState, ownId: string): string {
  const t = useT()
  const { time } = useFormats()
  if (refusal) {
    const known = CHAT_ERROR_CODES.includes(refusal.code) ? refusal.code : 'internal'
    const text = t(known === 'no_call' ? 'call.ended.gone' : `chat.error.${known}`)
    return refusal.retryAt ? `${text} ${t('call.refused.retryAt', { time: time(refusal.retryAt) })}` : text
  }
  if (ended?.reason === 'left' && ended.by === ownId) return t('call.ended.ownLeft')
  // Somebody who has given up ringing has not been missed.
  if (ended?.reason === 'missed' && ended.by === ownId) return t('call.ended.ownLeft')
  if (ended?.reason === 'missed' && call?.startedBy !== undefined && call.startedBy !== ownId)
    return t('call.ended.gone')
  return t(`call.ended.${ended?.reason ?? 'left'}`, { name })
}
