import type { Note } from '@mentor-connect/contract/learning/notes'
import { Button, Notice, Stack } from '@mentor-connect/ui'
import { Undo2 } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { NoteCard } from './NoteCard'
import { useNoteT } from './useNoteT'

interface NoteListProps<Shown extends Note> {
  notes: readonly Shown[]
  placeOf?: (note: Shown) => ReactNode
  /** Changes a note. If the text is null, the note is removed. */
  onAct: (note: Shown, text: string | null) => void
}

/**
 * A list of notes that can be changed and removed. A button to undo the last removal takes the place of the removed
 * note.
 */
export function NoteList<Shown extends Note>({ notes, placeOf, onAct }: NoteListProps<Shown>) {
  const [removed, setRemoved] = useState<{ note: Shown; index: number }>()
  const [returned, setReturned] = useState<string>()

  const handleRemove = (note: Shown, index: number) => {
    setRemoved({ note, index })
    onAct(note, null)
  }
  const handleUndo = ({ note }: { note: Shown }) => {
    setRemoved(undefined)
    setReturned(note.id)
    onAct(note, note.text)
  }
  const items = notes
    .filter(({ id }) => id !== removed?.note.id)
    .map((note, index) => (
      <NoteCard
        key={note.id}
        note={note}
        place={placeOf?.(note)}
        takesFocus={note.id === returned}
        onSave={(text) => onAct(note, text)}
        onRemove={() => handleRemove(note, index)}
      />
    ))
  if (removed)
    items.splice(
      removed.index,
      0,
      <li key={`${removed.note.id} removed`}>
        <RemovedNote onUndo={() => handleUndo(removed)} />
      </li>,
    )
  return (
    <Stack as="ul" $gap={3}>
      {items}
    </Stack>
  )
}

function RemovedNote({ onUndo }: { onUndo: () => void }) {
  const t = useNoteT()
  const button = useRef<HTMLButtonElement>(null)
  // This button gets the focus, because the pressed button is gone.
  useEffect(() => button.current?.focus(), [])
  return (
    <Notice>
      {t('notes.removed')}{' '}
      <Button ref={button} $variant="ghost" onClick={onUndo}>
        <Undo2 size={16} aria-hidden />
        {t('notes.undo')}
      </Button>
    </Notice>
  )
}
