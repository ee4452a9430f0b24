import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { NOTE_MAX } from '@mentor-connect/contract/learning/noteLimits'
import { graphemeCount } from '@mentor-connect/i18n'
import { Button, CountedField, Row, Stack, usePlainForm } from '@mentor-connect/ui'
import { useNoteT } from './useNoteT'

interface NoteFormProps {
  /** The current text of a note that is to be changed. Absent for a new note. */
  text?: string
  onSave: (text: string) => void
  onCancel: () => void
}

/** A form to write or change a note. */
export function NoteForm({ text: before = '', onSave, onCancel }: NoteFormProps) {
  const t = useNoteT()
  const check = ({ text }: { text: string }) => {
    if (isBlank(text)) return { text: t('notes.empty') }
    return graphemeCount(text) > NOTE_MAX ? { text: t('notes.tooLong', { max: NOTE_MAX }) } : {}
  }
  const { form, values, errors, change, handleSubmit } = usePlainForm({
    before: { text: before },
    check,
    onSubmit: ({ text }) => onSave(text.trim()),
  })
  return (
    <form ref={form} noValidate onSubmit={handleSubmit}>
      <Stack $gap={3}>
        <CountedField
          label={t('notes.text')}
          rows={4}
          max={NOTE_MAX}
          value={values.text}
          error={errors.text}
          onChange={(text) => change({ text })}
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
