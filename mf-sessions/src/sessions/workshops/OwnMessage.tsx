import { call, useAttempt } from '@mentor-connect/api'
import {
  takeBackWorkshopMessage,
  type WorkshopMessage,
} from '@mentor-connect/contract/mentoring/workshops/workshopMessages'
import { WORKSHOP_MESSAGES_PER_DAY } from '@mentor-connect/contract/mentoring/workshops/workshopLimits'
import { PostText } from '@mentor-connect/features/discussion/text'
import { useFormats } from '@mentor-connect/i18n'
import { Button, ConfirmDialog, Muted, Notice, Stack, space, useFailureText } from '@mentor-connect/ui'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { useT } from './messages/useT'

interface OwnMessageProps {
  workshopId: string
  message: WorkshopMessage
  /** Called after the message was taken back and the confirmation dialog was closed. */
  onTakenBack: () => void
}

/** A message that the mentor has sent and can take back. */
export function OwnMessage({ workshopId, message, onTakenBack }: OwnMessageProps) {
  const t = useT()
  const { dateTime } = useFormats()
  const failureText = useFailureText()
  const [isAsked, setAsked] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()
  const { id, text, sentAt, isHidden } = message
  const time = dateTime(sentAt)

  const handleYes = async () => {
    const request = { params: { id: workshopId, messageId: id }, body: {} }
    const hasWorked = await attempt(() => call(takeBackWorkshopMessage, request))
    flushSync(() => setAsked(false))
    if (hasWorked) onTakenBack()
  }
  return (
    <Stack as="li" $gap={1}>
      <Muted as="time" dateTime={sentAt}>
        {time}
      </Muted>
      {isHidden && <Notice>{t('sessions.workshops.messageHidden')}</Notice>}
      <PostText text={text} />
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <Quiet
        $variant="ghost"
        $small
        aria-label={t('sessions.workshops.takeBackOf', { time })}
        onClick={() => setAsked(true)}
      >
        <Undo2 size={16} aria-hidden />
        {t('sessions.workshops.takeBack')}
      </Quiet>
      {isAsked && (
        <ConfirmDialog
          title={t('sessions.workshops.takeBackTitle')}
          yes={t('sessions.workshops.takeBack')}
          no={t('sessions.workshops.takeBackNo')}
          isBusy={isBusy}
          onYes={() => void handleYes()}
          onClose={() => setAsked(false)}
        >
          {t('sessions.workshops.takeBackText', { count: WORKSHOP_MESSAGES_PER_DAY })}
        </ConfirmDialog>
      )}
    </Stack>
  )
}

/** A button whose icon is aligned with the text above it. */
const Quiet = styled(Button)`
  align-self: flex-start;
  margin-inline-start: calc(-1 * ${space[3]});
`
