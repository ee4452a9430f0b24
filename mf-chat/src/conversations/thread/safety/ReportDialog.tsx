import { Form, useSubmit } from '@mentor-connect/ui/forms'
import { REPORT_REASON_MAX } from '@mentor-connect/contract/rules/chatLimits'
import {
  Button,
  Label,
  Modal,
  Muted,
  Notice,
  Row,
  color,
  font,
  notify,
  radius,
  space,
} from '@mentor-connect/ui'
import { useForm } from 'react-hook-form'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'
import type { Contact } from '../../contacts/contacts'
import type { Chat } from '../../client/useChat'

interface ReportDialogProps {
  contact: Contact
  chat: Chat
  onClose: () => void
}

/** Reports a conversation to the operators. */
export function ReportDialog({ contact, chat, onClose }: ReportDialogProps) {
  const t = useT()
  const form = useForm({ defaultValues: { reason: '' } })
  const { submit, isSubmitting, failure } = useSubmit(form, {
    send: async ({ reason }) => {
      await chat.client.report(contact.id, reason.trim())
      notify.success(t('chat.report.done'))
      onClose()
    },
  })

  return (
    <Modal labelledBy="chat-report" onClose={onClose}>
      <Form form={form} onSubmit={submit}>
        <Heading id="chat-report">{t('chat.report.title', { name: contact.name })}</Heading>
        <Muted>{t('chat.report.intro', { name: contact.name })}</Muted>
        <Label htmlFor="chat-report-reason">{t('chat.report.reason')}</Label>
        <Reason id="chat-report-reason" rows={4} maxLength={REPORT_REASON_MAX} {...form.register('reason')} />
        {failure && <Notice tone="danger">{t('chat.report.failed')}</Notice>}
        <Row>
          <Button type="submit" $inactive={form.watch('reason').trim() === '' || isSubmitting}>
            {t('chat.report.send')}
          </Button>
          <Button $variant="secondary" onClick={onClose}>
            {t('chat.report.cancel')}
          </Button>
        </Row>
      </Form>
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
