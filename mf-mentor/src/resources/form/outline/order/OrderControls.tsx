import { IconButton, color } from '@mentor-connect/ui'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { PointerEvent } from 'react'
import styled from 'styled-components'
import { useT } from '../../../../messages/useT'

/** Direction of a move by one position: up or down. */
export type Step = -1 | 1

interface OrderControlsProps {
  /** Name of the item, part of the buttons' accessible names. */
  name: string
  /** Form path of the item, such as `modules.0.lessons.1`. */
  path: string
  canMove: (step: Step) => boolean
  /** Moves the item and returns its new path. */
  onMove: (step: Step) => string
  onHold: (event: PointerEvent) => void
}

/** Moves an item of a list: by one position with the buttons, or by dragging the handle. */
export function OrderControls({ name, path, canMove, onMove, onHold }: OrderControlsProps) {
  const t = useT()
  const button = (step: Step) => ({
    'data-moves': movesOf(path, step),
    'aria-disabled': !canMove(step),
    onClick: () => {
      if (!canMove(step)) return
      const moved = movesOf(onMove(step), step)
      // A button that is moved in the DOM loses the focus, so it is focused again.
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-moves="${moved}"]`)?.focus())
    },
  })
  return (
    <Controls>
      <Handle onPointerDown={onHold} aria-hidden data-testid="drag-handle">
        <GripVertical size={20} />
      </Handle>
      <IconButton aria-label={t('mentor.form.moveUp', { name })} {...button(-1)}>
        <ArrowUp size={18} aria-hidden />
      </IconButton>
      <IconButton aria-label={t('mentor.form.moveDown', { name })} {...button(1)}>
        <ArrowDown size={18} aria-hidden />
      </IconButton>
    </Controls>
  )
}

const movesOf = (path: string, step: Step) => `${path} ${step}`

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
