import { IconButton, color } from '@mentor-connect/shared/ui'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { MouseEvent, PointerEvent } from 'react'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'

interface OrderControlsProps {
  /** What is moved, for the names of the buttons. */
  name: string
  index: number
  count: number
  onMove: (from: number, to: number) => void
  onHold: (event: PointerEvent) => void
}

/** Moves an item of a list: one place at a time by its buttons, or by the handle with a pointer. */
export function OrderControls({ name, index, count, onMove, onHold }: OrderControlsProps) {
  const t = useT()
  const move = (to: number) => (event: MouseEvent<HTMLButtonElement>) => {
    if (to < 0 || to >= count) return
    const button = event.currentTarget
    onMove(index, to)
    // A button that changes its place in the page loses the focus.
    requestAnimationFrame(() => button.focus())
  }
  return (
    <Controls>
      <Handle onPointerDown={onHold} aria-hidden data-testid="drag-handle">
        <GripVertical size={20} />
      </Handle>
      <IconButton
        aria-label={t('mentor.form.moveUp', { name })}
        aria-disabled={index === 0}
        onClick={move(index - 1)}
      >
        <ArrowUp size={18} aria-hidden />
      </IconButton>
      <IconButton
        aria-label={t('mentor.form.moveDown', { name })}
        aria-disabled={index === count - 1}
        onClick={move(index + 1)}
      >
        <ArrowDown size={18} aria-hidden />
      </IconButton>
    </Controls>
  )
}

const Controls = styled.div`
  display: flex;
  flex: none;
  align-items: center;

  [aria-disabled='true'] {
    opacity: 0.4;
    cursor: not-allowed;
  }
`

const Handle = styled.span`
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.75rem;
  color: ${color.muted};
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }
`
