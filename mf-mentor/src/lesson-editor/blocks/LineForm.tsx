import { Field } from '@mentor-connect/ui'
import { useState } from 'react'
import { useT } from '../messages/useT'
import { FormDialog } from './FormDialog'

interface LineFormProps {
  title: string
  label: string
  hint?: string
  value: string
  maxLength: number
  /** Returns the error of a text. Not called for an empty text, which is removed instead. */
  errorOf?: (text: string) => string | undefined
  /** @param text the entered text; empty to remove it */
  onSave: (text: string) => void
  onClose: () => void
}

/** A dialog with one line of text, such as the address of a link or the source of a quote. */
export function LineForm({ title, label, hint, value, maxLength, errorOf, onSave, onClose }: LineFormProps) {
  const t = useT()
  const [text, setText] = useState(value)
  const [error, setError] = useState<string>()

  const handleSubmit = () => {
    const written = text.trim()
    const problem = written === '' ? undefined : errorOf?.(written)
    setError(problem)
    if (!problem) onSave(written)
  }
  return (
    <FormDialog
      title={title}
      action={t('editor.form.save')}
      other={value ? { label: t('editor.form.remove'), onClick: () => onSave('') } : undefined}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Field
        label={label}
        hint={hint}
        error={error}
        value={text}
        maxLength={maxLength}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  )
}
