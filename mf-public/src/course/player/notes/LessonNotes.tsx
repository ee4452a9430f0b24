import type { Block } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import type { LessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import type { Note } from '@mentor-connect/contract/learning/notes'
import { Button, Row, color, media, space } from '@mentor-connect/ui'
import { NotebookPen } from 'lucide-react'
import { useRef, useState, type RefObject, useLayoutEffect, useEffect } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { BLOCK_ATTRIBUTE } from '../position/useBlockInView'
import { BlockNotes } from './BlockNotes'
import { useT } from './messages/useT'
import { NotesPanel } from './NotesPanel'
import { passageOf } from './passageOf'
import { SelectionButton } from './SelectionButton'
import { findPassage } from './passages'
import { useLessonNotes, type NotePassage } from './useLessonNotes'
import { useSelectedPassage } from './useSelectedPassage'

const HIGHLIGHT = 'mc-notes'

/**
 * Highlights the passages that have notes. It uses the CSS Custom Highlight API, so that the lesson's
 * elements stay unchanged. Older browsers show only the buttons.
 */
function useHighlights(blocks: ReadonlyMap<string, Element>, notes: readonly Note[]): void {
  useEffect(() => {
    if (typeof Highlight === 'undefined' || !CSS.highlights) return
    const ranges = notes.flatMap(({ blockId, quote }) => {
      const block = blockId !== undefined && blocks.get(blockId)
      return (block && findPassage(block, quote)) || []
    })
    CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges))
    return () => void CSS.highlights.delete(HIGHLIGHT)
  }, [blocks, notes])
}

interface LessonNotesProps {
  page: LessonPage
  learnerId: string
  /** The element that contains the blocks of the lesson. */
  text: RefObject<HTMLElement | null>
}

/**
 * The learner's private notes: the button of the notes panel, the buttons of blocks, and the one at a selected
 * passage.
 */
export function LessonNotes({ page: { courseId, lesson, body }, learnerId, text }: LessonNotesProps) {
  const t = useT()
  const notes = useLessonNotes(learnerId, courseId, lesson.id)
  const elements = useBlockElements(text, body.blocks)
  const selected = useSelectedPassage(text)
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState<NotePassage>()
  const button = useRef<HTMLButtonElement>(null)
  const count = notes.notes.length
  useHighlights(elements, notes.notes)

  const openWith = (passage?: NotePassage) => {
    setDraft(passage)
    setOpen(true)
  }
  const handleClose = () => {
    setOpen(false)
    // A text selection has no element to return the focus to, so the focus moves to the panel's button.
    if (document.activeElement === document.body) button.current?.focus()
  }
  return (
    <Bar>
      <Marks />
      <Button ref={button} $variant="ghost" aria-haspopup="dialog" onClick={() => openWith()}>
        <NotebookPen size={20} aria-hidden />
        {count > 0 ? t('public.notes.at', { count }) : t('public.notes.mine')}
      </Button>
      {body.blocks.map((block) => {
        const element = elements.get(block.id)
        return (
          element && (
            <BlockNotes
              key={block.id}
              block={block}
              element={element}
              count={notes.notes.filter(({ blockId }) => blockId === block.id).length}
              onAdd={() => openWith(passageOf(block))}
              onOpen={() => openWith()}
            />
          )
        )
      })}
      {selected && !isOpen && (
        <SelectionButton
          passage={selected}
          onAdd={() => openWith({ blockId: selected.blockId, quote: selected.quote })}
        />
      )}
      {isOpen && (
        <NotesPanel
          courseId={courseId}
          notes={notes}
          draft={draft}
          blocks={body.blocks}
          onDraft={setDraft}
          onClose={handleClose}
        />
      )}
    </Bar>
  )
}

const Bar = styled(Row)`
  min-height: calc(2.75rem + 2 * ${space[2]});
  /* Reaches the edge of the window on a phone. */
  margin-inline-start: calc(-1 * ${space[4]});
  padding-top: ${space[2]};

  ${media.tabletUp} {
    margin-inline-start: calc(-1 * ${space[5]});
  }
`

const Marks = createGlobalStyle`
  ::highlight(${HIGHLIGHT}) {
    background-color: ${color.accentSoft};
    text-decoration: underline 2px ${color.accent};
  }
`

/** The elements of the blocks, by the ids of the blocks. */
function useBlockElements(
  container: RefObject<HTMLElement | null>,
  blocks: readonly Block[],
): ReadonlyMap<string, Element> {
  const [elements, setElements] = useState<ReadonlyMap<string, Element>>(new Map())
  useLayoutEffect(() => {
    const found = container.current?.querySelectorAll(`[${BLOCK_ATTRIBUTE}]`) ?? []
    setElements(new Map([...found].map((element) => [element.getAttribute(BLOCK_ATTRIBUTE)!, element])))
  }, [container, blocks])
  return elements
}
