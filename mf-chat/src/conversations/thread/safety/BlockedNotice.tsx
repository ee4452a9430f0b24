import { Button, Notice, color, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'

interface BlockedNoticeProps {
  name: string
  /** True if the reader has blocked the conversation and can therefore unblock it. */
  isOwn: boolean
  onLift: () => void
}

/** Replaces the message box while the conversation is blocked. */
export function BlockedNotice({ name, isOwn, onLift }: BlockedNoticeProps) {
  const t = useT()
  return (
    <Place>
      <Notice>
        {t(isOwn ? 'chat.block.own' : 'chat.block.other', { name })}{' '}
        {isOwn && (
          <Button $variant="ghost" $small onClick={onLift}>
            {t('chat.menu.unblock', { name })}
          </Button>
        )}
      </Notice>
    </Place>
  )
}

const Place = styled.div`
  flex: none;
  padding: ${space[3]};
  border-top: 1px solid ${color.border};
  background: ${color.surface};
`
