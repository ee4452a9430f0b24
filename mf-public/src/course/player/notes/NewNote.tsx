import type { Block } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { NoteForm, NoteQuote } from '@mentor-connect/features/notes'
import { SelectField, Stack } from '@mentor-connect/ui'
import { useT } from './messages/useT'
import { passageOf } from './passageOf'
import { useBlockName } from './useBlockName'
import type { NotePassage } from './useLessonNotes'

interface NewNoteProps {
  blocks: readonly Block[]
  passage: NotePassage
  onChoose: (passage: NotePassage) => void
  onSave: (text: string) => void
  onCancel: () => void
}

/** The form of a new note. The block can be chosen in it, so that nobody has to select text. */
export function NewNote({ blocks, passage, onChoose, onSave, onCancel }: NewNoteProps) {
  const t = useT()
  const nameOf = useBlockName()
  const options = blocks.map((block) => ({ value: block.id, label: nameOf(block) }))
  const handleChoose = (id: string) => {
    const block = blocks.find((one) => one.id === id)
    onChoose(block ? passageOf(block) : { quote: '' })
  }
  return (
    <Stack $gap={3}>
      {blocks.length > 0 && (
        <SelectField
          label={t('public.notes.about')}
          value={passage.blockId ?? ''}
          onChange={handleChoose}
          options={[{ value: '', label: t('public.notes.lesson') }, ...options]}
        />
      )}
      <NoteQuote quote={passage.quote} />
      <NoteForm onSave={onSave} onCancel={onCancel} />
    </Stack>
  )
}
