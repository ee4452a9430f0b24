import { Button, Row, color, font } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'

/** Actions for a message that was not sent. */
export interface PendingActions {
  retry: (clientMsgId: string) => void
  discard: (clientMsgId: string) => void
}

/** Shown below a message that the server rejected. */
export function FailedActions({ clientMsgId, actions }: { clientMsgId: string; actions: PendingActions }) {
  const t = useT()
  return (
    <Row $gap={1}>
      <Text>{t('chat.message.failed')}</Text>
      <Button $variant="ghost" $small onClick={() => actions.retry(clientMsgId)}>
        {t('chat.message.retry')}
      </Button>
      <Button $variant="ghost" $small onClick={() => actions.discard(clientMsgId)}>
        {t('chat.message.discard')}
      </Button>
    </Row>
  )
}

const Text = styled.span`
  color: ${color.danger};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
`
