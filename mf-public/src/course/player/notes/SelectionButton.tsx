import { Button, shadow, space } from '@mentor-connect/ui'
import { NotebookPen } from 'lucide-react'
import styled from 'styled-components'
import { useT } from './messages/useT'
import type { SelectedPassage } from './useSelectedPassage'

interface SelectionButtonProps {
  passage: SelectedPassage
  onAdd: () => void
}

/**
 * A button for a note on the selected passage, placed below it. On touch screens it is at the edge of the screen,
 * because the browser shows its own menu at the selection.
 */
export function SelectionButton({ passage, onAdd }: SelectionButtonProps) {
  const t = useT()
  return (
    <Floating
      style={{
        left: `min(${passage.left}px, 100vw - 12rem)`,
        top: `min(${passage.bottom}px, 100dvh - 5rem)`,
      }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onAdd}
    >
      <NotebookPen size={18} aria-hidden />
      {t('public.notes.addSelection')}
    </Floating>
  )
}

const Floating = styled(Button)`
  position: fixed;
  z-index: 20;
  margin-top: ${space[2]};
  box-shadow: ${shadow.high};

  @media (pointer: coarse) {
    inset: auto ${space[4]} calc(${space[20]} + env(safe-area-inset-bottom)) auto !important;
  }
`
