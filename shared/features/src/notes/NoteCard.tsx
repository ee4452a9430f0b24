import type { Note } from '@mentor-connect/contract/learning/notes'
import { languageOf } from '@mentor-connect/contract/courses/courseLanguages'
import { truncate } from '@mentor-connect/contract/rules/graphemes'
import { useFormats } from '@mentor-connect/i18n'
import { Button, Row, Small, Stack, color, radius, space } from '@mentor-connect/ui'
import { Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { NoteForm } from './NoteForm'
import { NoteQuote } from './NoteQuote'
import { useNoteT } from './useNoteT'

interface NoteCardProps {
  note: Note
  /** Course and lesson of the note, shown above the quote. */
  place?: ReactNode
  /** True if the first button should get the focus, because the note has just been restored. */
  takesFocus: boolean
  onSave: (text: string) => void
  onRemove: () => void
}

/** Number of grapheme clusters of a note that are used in the names of its buttons. */
const NAME_LENGTH = 40

/** A note with its quote. While it is being changed, a form takes its place. */
export function NoteCard({ note, place, takesFocus, onSave, onRemove }: NoteCardProps) {
  const t = useNoteT()
  const { shortDate } = useFormats()
  const [isEdited, setEdited] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const getsFocus = useRef(takesFocus)
  useEffect(() => {
    if (!isEdited && getsFocus.current) edit.current?.focus()
    getsFocus.current = isEdited
  }, [isEdited])

  const { text, quote, updatedAt } = note
  const name = truncate(text, NAME_LENGTH)
  const handleSave = (changed: string) => {
    if (changed !== text) onSave(changed)
    setEdited(false)
  }
  return (
    <Box as="li" $gap={3}>
      {place}
      <NoteQuote quote={quote} />
      {isEdited ? (
        <NoteForm text={text} onSave={handleSave} onCancel={() => setEdited(false)} />
      ) : (
        <>
          <Text lang={languageOf(text)}>{text}</Text>
          <Row $between>
            <Small>{shortDate(updatedAt)}</Small>
            <Row $gap={1}>
              <Button
                ref={edit}
                $variant="ghost"
                $small
                aria-label={t('notes.editOf', { text: name })}
                onClick={() => setEdited(true)}
              >
                <Pencil size={16} aria-hidden />
                {t('notes.edit')}
              </Button>
              <Button
                $variant="ghost"
                $small
                aria-label={t('notes.removeOf', { text: name })}
                onClick={onRemove}
              >
                <Trash2 size={16} aria-hidden />
                {t('notes.remove')}
              </Button>
            </Row>
          </Row>
        </>
      )}
    </Box>
  )
}

const Box = styled(Stack)`
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
`

const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
