import { Button, Muted, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'
import type { Thread } from '../../client/chatState'

/** Shown above the messages while older ones are loading or failed to load. */
export function OlderMessages({ state, onRetry }: { state: Thread['older']; onRetry: () => void }) {
  const t = useT()
  if (state === 'loading') return <Line>{t('chat.thread.older')}</Line>
  if (state !== 'failed') return null
  return (
    <Line as="div">
      {t('chat.thread.olderFailed')}{' '}
      <Button $variant="ghost" $small onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </Line>
  )
}

const Line = styled(Muted)`
  padding: ${space[3]};
  text-align: center;
`
