import { Avatar, VisuallyHidden, color, radius } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../messages/useT'

interface PresenceAvatarProps {
  name: string
  src?: string
  isOnline: boolean
  /** Adds a text alternative for the dot; not needed if the online status is written beside the avatar. */
  withText?: boolean
}

/** A portrait with a dot that shows whether the person is online: filled or hollow. */
export function PresenceAvatar({ name, src, isOnline, withText = true }: PresenceAvatarProps) {
  const t = useT()
  const text = t(isOnline ? 'chat.person.online' : 'chat.person.offline')
  return (
    <Frame title={text}>
      <Avatar name={name} src={src} size={48} />
      <Dot $online={isOnline} />
      {withText && <VisuallyHidden>{text}</VisuallyHidden>}
    </Frame>
  )
}

const Frame = styled.span`
  position: relative;
  flex: none;
  display: inline-grid;
`

const Dot = styled.span<{ $online: boolean }>`
  position: absolute;
  inset: auto -1px 0 auto;
  width: 0.9375rem;
  height: 0.9375rem;
  border: 3px solid ${color.surface};
  border-radius: ${radius.round};
  background: ${color.success};

  ${({ $online }) => !$online && `background: ${color.surface}; box-shadow: inset 0 0 0 2px ${color.muted};`}
`
