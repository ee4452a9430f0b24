import { REPORT_REASON_MAX } from '@mentor-connect/shared/rules/chatLimits'
import {
  Button,
  Label,
  Modal,
  Muted,
  Notice,
  Row,
  Stack,
  color,
  font,
  notify,
  radius,
  space,
} from '@mentor-connect/shared/ui'
import { useState, type FormEvent } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import type { Contact } from '../list/contacts'
import type { Chat } from '../useChat'

interface ReportDialogProps {
  contact: Contact
  chat: Chat
  onClose: () => void
}

/** Tells the operators about a conversation. */
export function ReportDialog({ contact, chat, onClose }: ReportDialogProps) {
  const t = useT()
  const [reason, setReason] = useState('')
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setState('busy')
    try {
      await chat.client.report(contact.id, reason.trim())
      notify.success(t('chat.report.done'))
      onClose()
    } catch (error) {
      console.error('The report could not be sent.', error)
      setState('failed')
    }
  }

  return (
    <Modal labelledBy="chat-report" onClose={onClose}>
      <Stack as="form" onSubmit={handleSubmit}>
        <Heading id="chat-report">{t('chat.report.title', { name: contact.name })}</Heading>
        <Muted>{t('chat.report.intro', { name: contact.name })}</Muted>
        <Label htmlFor="chat-report-reason">{t('chat.report.reason')}</Label>
        <Reason
          id="chat-report-reason"
          rows={4}
          maxLength={REPORT_REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {state === 'failed' && <Notice tone="danger">{t('chat.report.failed')}</Notice>}
        <Row>
          <Button type="submit" disabled={reason.trim() === '' || state === 'busy'}>
            {t('chat.report.send')}
          </Button>
          <Button $variant="secondary" onClick={onClose}>
            {t('chat.report.cancel')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}

const Heading = styled.h2`
  font-size: ${font.size.h3};
`

const Reason = styled.textarea`
  padding: ${space[3]};
  border: 1px solid ${color.control};
  border-radius: ${radius.medium};
  background: ${color.surface};
  resize: vertical;
`
