import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { NOTE_MAX } from '@mentor-connect/contract/learning/noteLimits'
import { graphemeCount } from '@mentor-connect/i18n'
import { Button, CountedField, Row, Stack } from '@mentor-connect/ui'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { useNoteT } from './useNoteT'

interface NoteFormProps {
  /** The present text of a note that is to be changed. Absent for a new note. */
  text?: string
  onSave: (text: string) => void
  onCancel: () => void
}

/** A form to write or change a note. Its field gets the focus when the form appears. */
export function NoteForm({ text: before = '', onSave, onCancel }: NoteFormProps) {
  const t = useNoteT()
  const id = useId()
  const [text, setText] = useState(before)
  const [error, setError] = useState<string>()
  useEffect(() => document.getElementById(id)?.focus(), [id])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = isBlank(text)
    if (!isEmpty && graphemeCount(text) <= NOTE_MAX) return onSave(text.trim())
    setError(isEmpty ? t('notes.empty') : t('notes.tooLong', { max: NOTE_MAX }))
    document.getElementById(id)?.focus()
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack $gap={3}>
        <CountedField
          id={id}
          label={t('notes.text')}
          rows={4}
          max={NOTE_MAX}
          value={text}
          error={error}
          onChange={setText}
        />
        <Row $gap={2}>
          <Button type="submit">{t('notes.save')}</Button>
          <Button $variant="ghost" onClick={onCancel}>
            {t('notes.cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
