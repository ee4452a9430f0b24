import { Button, Modal, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import styled from 'styled-components'
import { Details } from '../list-controls/Details'
import { useT } from '../messages/useT'

interface MailPreviewProps {
  mail: { to: string; replyTo: string; subject: string; text: string }
  /** Label of the button that confirms and sends. */
  action: string
  onConfirm: () => void
  onClose: () => void
}

/** The mail as it will be sent, with buttons to confirm or to close. */
export function MailPreview({ mail, action, onConfirm, onClose }: MailPreviewProps) {
  const t = useT()
  return (
    <Modal labelledBy="mail-preview" onClose={onClose}>
      <Stack $gap={4}>
        <SectionTitle id="mail-preview">{t('admin.mail.title')}</SectionTitle>
        <Details
          items={[
            [t('admin.mail.to'), mail.to],
            [t('admin.mail.replyTo'), mail.replyTo],
            [t('admin.mail.subject'), mail.subject],
          ]}
        />
        <Text>{mail.text}</Text>
        <Row $gap={3}>
          <Button onClick={onConfirm}>{t('admin.mail.send', { action })}</Button>
          <Button $variant="secondary" onClick={onClose}>
            {t('admin.mail.back')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}

const Text = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
