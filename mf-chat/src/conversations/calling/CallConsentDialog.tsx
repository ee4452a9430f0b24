import { useAttempt } from '@mentor-connect/api'
import {
  CALLS_AFTER_ANSWER,
  CALLS_ONLY_IN_SESSIONS,
  type CallConsent,
} from '@mentor-connect/contract/messages/calls'
import {
  Button,
  Modal,
  Muted,
  Notice,
  Row,
  SectionTitle,
  Stack,
  Switch,
  useFailureText,
} from '@mentor-connect/ui'
import { useId, useState } from 'react'
import { useT } from '../../messages/useT'

interface CallConsentDialogProps {
  name: string
  consent: CallConsent
  /** @throws ApiFailure */
  onAllow: (allowed: boolean) => Promise<void>
  /** Sends a message that asks the other person to allow calls. */
  onAsk: (text: string) => void
  onClose: () => void
}

/** Allows calls in a conversation or takes that back, and asks the other person to allow them as well. */
export function CallConsentDialog({ name, consent, onAllow, onAsk, onClose }: CallConsentDialogProps) {
  const t = useT()
  const id = useId()
  const failureText = useFailureText()
  const { attempt, isBusy, failure } = useAttempt()
  const [hasAsked, setAsked] = useState(false)
  const isOwn = consent.own === true
  const ask = () => {
    onAsk(t('chat.calls.question'))
    setAsked(true)
  }
  const reason =
    failure?.reason === CALLS_ONLY_IN_SESSIONS
      ? t('chat.calls.onlySessions')
      : failure?.reason === CALLS_AFTER_ANSWER
        ? t('chat.calls.afterAnswer')
        : failure && failureText(failure)
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <Stack>
        <SectionTitle id={id} as="h2">
          {t('chat.calls.title', { name })}
        </SectionTitle>
        <p>{t('chat.calls.text')}</p>
        <Switch
          label={t('chat.calls.allow')}
          hint={t('chat.calls.allowHint')}
          checked={isOwn}
          disabled={isBusy}
          onChange={(allowed) => void attempt(() => onAllow(allowed))}
        />
        {reason && <Notice tone="danger">{reason}</Notice>}
        <Muted role="status">
          {t(consent.partner ? 'chat.calls.partnerAllows' : 'chat.calls.partnerDoesNot', { name })}
        </Muted>
        <Row>
          {isOwn && !consent.partner && (
            <Button $variant="secondary" $inactive={hasAsked} onClick={ask}>
              {t(hasAsked ? 'chat.calls.asked' : 'chat.calls.ask')}
            </Button>
          )}
          <Button $variant="ghost" onClick={onClose}>
            {t('chat.calls.close')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}
