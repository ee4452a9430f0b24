import { Button, Modal, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'

export type OpeningDecision = 'approve' | 'reject'

interface ConfirmDecisionProps {
  decision: OpeningDecision
  /** Shown with a rejection. */
  reason: string
  isOfPlatform: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Says what a decision leads to, with buttons to confirm or to close. */
export function ConfirmDecision({
  decision,
  reason,
  isOfPlatform,
  onConfirm,
  onClose,
}: ConfirmDecisionProps) {
  const t = useT()
  const suffix = isOfPlatform ? '.platform' : ''
  const yes = decision === 'reject' ? (`reject${suffix}` as const) : decision
  return (
    <Modal labelledBy="confirm-decision" onClose={onClose}>
      <Stack $gap={4}>
        <SectionTitle id="confirm-decision">{t(`admin.openings.confirm.${decision}`)}</SectionTitle>
        <p>{t(`admin.openings.effect.${decision}${suffix}`)}</p>
        {decision === 'reject' && <Quote>{reason}</Quote>}
        <Row $gap={3}>
          <Button $variant={decision === 'reject' ? 'danger' : 'primary'} onClick={onConfirm}>
            {t(`admin.openings.yes.${yes}`)}
          </Button>
          <Button $variant="secondary" onClick={onClose}>
            {t('admin.mail.back')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}

const Quote = styled.blockquote`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
