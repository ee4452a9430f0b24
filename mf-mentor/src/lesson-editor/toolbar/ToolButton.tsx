import { IconButton, VisuallyHidden, color, media } from '@mentor-connect/ui'
import type { EditorState } from 'prosemirror-state'
import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import type { Tool } from './Tool'

interface ToolButtonProps {
  tool: Tool
  state: EditorState
  isTabStop: boolean
  onUse: () => void
}

export function ToolButton({ tool, state, isTabStop, onUse }: ToolButtonProps) {
  const t = useT()
  const { name, icon: Icon, command, isOn, keys } = tool
  const isPressed = isOn?.(state)
  return (
    <Button
      data-tool={name}
      tabIndex={isTabStop ? 0 : -1}
      title={keys ? `${t(name)} (${keys})` : t(name)}
      aria-pressed={isPressed}
      $inactive={command !== undefined && !isPressed && !command(state)}
      $isOn={isPressed === true}
      // Keeps the focus and thus the selection in the text.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onClick={onUse}
    >
      <Icon size={20} aria-hidden />
      <VisuallyHidden>{t(name)}</VisuallyHidden>
    </Button>
  )
}

const Button = styled(IconButton)<{ $isOn: boolean }>`
  position: relative;
  background: ${({ $isOn }) => ($isOn ? color.primarySoft : 'transparent')};
  color: ${({ $isOn }) => ($isOn ? color.primary : color.text)};

  ${media.tabletUp} {
    width: 2.25rem;
    height: 2.25rem;
  }
  ${media.forcedColors} {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -4px;
    }
  }
`
