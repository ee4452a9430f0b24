import type { Block } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { useLocale } from '@mentor-connect/i18n'
import { Button, IconButton, color, font, media, space } from '@mentor-connect/ui'
import { MessageSquarePlus, NotebookPen } from 'lucide-react'
import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { useT } from './messages/useT'
import { OUTSIDE_TEXT } from './passages'
import { useBlockName } from './useBlockName'

interface BlockNotesProps {
  block: Block
  element: Element
  /** Number of notes on the block. */
  count: number
  onAdd: () => void
  onOpen: () => void
}

/** The buttons of a block: one to add a note, visible on hover and focus, and one to open the existing notes. */
export function BlockNotes({ block, element, count, onAdd, onOpen }: BlockNotesProps) {
  const t = useT()
  const locale = useLocale()
  const text = useBlockName()(block)
  return createPortal(
    <Controls lang={locale} {...{ [OUTSIDE_TEXT]: '' }}>
      <Add aria-label={t('public.notes.addTo', { text })} onClick={onAdd}>
        <MessageSquarePlus size={20} aria-hidden />
      </Add>
      {count > 0 && (
        <Button $variant="ghost" aria-label={t('public.notes.openAt', { count, text })} onClick={onOpen}>
          <NotebookPen size={16} aria-hidden />
          {t('public.notes.at', { count })}
        </Button>
      )}
    </Controls>,
    element,
  )
}

const Controls = styled.div`
  font-size: ${font.size.body};
  line-height: 1.6;
  user-select: none;
`

/** The button is in the margin if there is one; otherwise over the end of the block, for keyboard users. */
const Add = styled(IconButton)`
  position: absolute;
  top: 0;
  inset-inline-end: 0;
  z-index: 1;
  border: 1px solid ${color.border};
  background: ${color.raised};
  color: ${color.primary};
  opacity: 0;

  &:focus-visible {
    opacity: 1;
  }
  &:not(:focus-visible) {
    pointer-events: none;
  }
  ${media.wideUp} {
    inset-inline-end: calc(-2.75rem - ${space[3]});

    @media (hover: hover) {
      &:not(:focus-visible) {
        pointer-events: auto;
      }
      &:hover,
      [data-block]:hover > * > & {
        opacity: 1;
      }
    }
  }
`
