import { Button, Row, color, font } from '@mentor-connect/ui'
import type { ReadableStore } from '@mentor-connect/ui/store'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'

/** Actions for a message that was not sent, and how far its upload is. */
export interface PendingActions {
  retry: (clientMsgId: string) => void
  discard: (clientMsgId: string) => void
  /** Share of the files of a message that was uploaded, by client id. */
  uploadProgress: ReadableStore<Record<string, number>>
}

interface FailedActionsProps {
  clientMsgId: string
  actions: Omit<PendingActions, 'uploadProgress'>
  /** True if a change of a message was rejected, false if the message was. */
  isChange?: boolean
}

/** Shown below a message that the server rejected, or whose change it rejected. */
export function FailedActions({ clientMsgId, actions, isChange = false }: FailedActionsProps) {
  const t = useT()
  return (
    <Row $gap={1}>
      <Text>{t(isChange ? 'chat.message.changeFailed' : 'chat.message.failed')}</Text>
      <Button $variant="ghost" $small onClick={() => actions.retry(clientMsgId)}>
        {t('chat.message.retry')}
      </Button>
      <Button $variant="ghost" $small onClick={() => actions.discard(clientMsgId)}>
        {t(isChange ? 'chat.message.dropChange' : 'chat.message.discard')}
      </Button>
    </Row>
  )
}

const Text = styled.span`
  color: ${color.danger};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
`
