import { IconButton, color } from '@mentor-connect/shared/ui'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { PointerEvent } from 'react'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'

/** One place up or down. */
export type Step = -1 | 1

interface OrderControlsProps {
  /** What is moved, for the names of the buttons. */
  name: string
  /** Of the item in the form, such as `modules.0.lessons.1`. */
  path: string
  canMove: (step: Step) => boolean
  /** Answers the path that the item has then. */
  onMove: (step: Step) => string
  onHold: (event: PointerEvent) => void
}

/** Moves an item of a list: one place at a time by its buttons, or by the handle with a pointer. */
export function OrderControls({ name, path, canMove, onMove, onHold }: OrderControlsProps) {
  const t = useT()
  const button = (step: Step) => ({
    'data-moves': movesOf(path, step),
    'aria-disabled': !canMove(step),
    onClick: () => {
      if (!canMove(step)) return
      const moved = movesOf(onMove(step), step)
      // A button that changes its place in the page loses the focus.
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
