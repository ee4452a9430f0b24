import { call, newId, useAttempt, type ApiFailure } from '@mentor-connect/api'
import { useDraft } from '@mentor-connect/api/drafts'
import {
  MESSAGES_CLOSED,
  sendWorkshopMessage,
} from '@mentor-connect/contract/mentoring/workshops/workshopMessages'
import { hasContactData } from '@mentor-connect/contract/trust/contactData'
import {
  WORKSHOP_MESSAGE_DAYS_AFTER,
  WORKSHOP_MESSAGE_MAX,
  WORKSHOP_MESSAGES_PER_DAY,
} from '@mentor-connect/contract/mentoring/workshops/workshopLimits'
import { Button, CountedField, Muted, Notice, Stack, useFailureText } from '@mentor-connect/ui'
import { useState, type FormEvent } from 'react'
import { useT } from './messages/useT'

interface MessageFormProps {
  workshopId: string
  /** True if a message was sent and nothing else was done since. */
  isSent: boolean
  onType: () => void
  onSent: () => void
}

/**
 * The draft includes the id of the message. It survives a reload, so that a repeated request sends the message only
 * once.
 */
const EMPTY = { text: '', id: '' }

/** Form for a message to everybody with a seat. The typed text is kept on this device until it is sent. */
export function MessageForm({ workshopId, isSent, onType, onSent }: MessageFormProps) {
  const t = useT()
  const { values, restored, change } = useDraft(`workshop-message/${workshopId}`, EMPTY)
  const { text, id } = values
  const [error, setError] = useState<string>()
  const { attempt, isBusy, failure } = useAttempt()

  const handleChange = (next: string) => {
    const isSame = id !== '' && next.trim() === text.trim()
    change(next === '' ? EMPTY : { text: next, id: isSame ? id : newId() })
    onType()
    setError(undefined)
  }
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    if (words === '') return setError(t('sessions.workshops.messageMissing'))
    const request = { params: { id: workshopId }, body: { id, text: words } }
    if (!(await attempt(() => call(sendWorkshopMessage, request)))) return
    change(EMPTY)
    onSent()
  }
  return (
    <Stack as="form" $gap={3} noValidate onSubmit={(event) => void handleSubmit(event as FormEvent)}>
      <Muted>{t('sessions.workshops.messagesNote', { count: WORKSHOP_MESSAGES_PER_DAY })}</Muted>
      {restored && <Notice>{t('sessions.workshops.messageRestored')}</Notice>}
      <CountedField
        label={t('sessions.workshops.message')}
        rows={4}
        max={WORKSHOP_MESSAGE_MAX}
        capped
        value={text}
        error={error}
        onChange={handleChange}
      />
      <div aria-live="polite">
        {hasContactData(text) && <Notice>{t('sessions.workshops.contactData')}</Notice>}
        {isSent && <Notice tone="success">{t('sessions.workshops.messageSent')}</Notice>}
      </div>
      {failure && <Refused failure={failure} />}
      <div>
        <Button type="submit" $inactive={isBusy}>
          {t('sessions.workshops.messageSend')}
        </Button>
      </div>
    </Stack>
  )
}

function Refused({ failure }: { failure: ApiFailure }) {
  const t = useT()
  const failureText = useFailureText()
  if (failure.reason === MESSAGES_CLOSED)
    return (
      <Notice tone="danger">
        {t('sessions.workshops.messagesClosed', { days: WORKSHOP_MESSAGE_DAYS_AFTER })}
      </Notice>
    )
  if (failure.code === 'rate_limited')
    return (
      <Notice tone="danger">
        {t('sessions.workshops.messagesEnough', { count: WORKSHOP_MESSAGES_PER_DAY })}
      </Notice>
    )
  return <Notice tone="danger">{failureText(failure)}</Notice>
}
