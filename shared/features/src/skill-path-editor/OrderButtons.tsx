import { IconButton } from '@mentor-connect/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Step } from './milestoneOrder'
import { useEditorT } from './useEditorT'

interface OrderButtonsProps {
  /** Identifies the item, also after the move. */
  id: string
  /** Name of the item, part of the buttons' accessible names. */
  name: string
  canMove: (step: Step) => boolean
  onMove: (step: Step) => void
}

/** Moves an item of a list up or down by one position. */
export function OrderButtons({ id, name, canMove, onMove }: OrderButtonsProps) {
  const t = useEditorT()
  const button = (step: Step) => ({
    'data-moves': `${id} ${step}`,
    $inactive: !canMove(step),
    onClick: () => {
      onMove(step)
      // A button that is moved in the DOM loses the focus, so it is focused again.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[data-moves="${id} ${step}"]`)?.focus(),
      )
    },
  })
  return (
    <>
      <IconButton aria-label={t('pathEditor.moveUp', { name })} {...button(-1)}>
        <ArrowUp size={18} aria-hidden />
      </IconButton>
      <IconButton aria-label={t('pathEditor.moveDown', { name })} {...button(1)}>
        <ArrowDown size={18} aria-hidden />
      </IconButton>
    </>
  )
}
