import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { INLINE_TEXT_MAX } from '@mentor-connect/contract/courses/lessons/lessonLimits'
import { Button, Field, FieldError } from '@mentor-connect/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { plain } from '../history/bodyDifferences'
import { useT } from '../messages/useT'
import { CheckOptionFields } from './CheckOptionFields'
import {
  OPTIONS_MIN,
  canAddOption,
  checkOf,
  checkProblem,
  emptyOption,
  optionsOf,
  type Check,
  type OptionValues,
} from './checkValues'
import { FormDialog } from './FormDialog'

interface CheckFormProps {
  initial?: Check
  onSave: (check: Check) => void
  onClose: () => void
}

/** The form of a self-check: a question that is not graded. */
export function CheckForm({ initial, onSave, onClose }: CheckFormProps) {
  const t = useT()
  const [question, setQuestion] = useState(plain(initial?.question ?? []))
  const [options, setOptions] = useState(() => optionsOf(initial))
  const [isChecked, setChecked] = useState(false)
  const problem = isChecked ? checkProblem(question, options) : undefined

  const handleSubmit = () => {
    setChecked(true)
    if (!checkProblem(question, options)) onSave(checkOf(question, options, initial?.question))
  }
  const change = (at: number, option: Partial<OptionValues>) =>
    setOptions(options.map((one, index) => (index === at ? { ...one, ...option } : one)))
  return (
    <FormDialog
      title={t('editor.tool.check')}
      action={initial && t('editor.form.save')}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Field
        label={t('editor.check.question')}
        hint={t('editor.check.hint')}
        error={problem === 'question' ? t('editor.check.questionRequired') : undefined}
        value={question}
        maxLength={INLINE_TEXT_MAX}
        onChange={(event) => setQuestion(event.target.value)}
      />
      {options.map((option, index) => (
        <CheckOptionFields
          key={index}
          number={index + 1}
          option={option}
          isMissing={problem === 'option' && isBlank(option.text)}
          onChange={(values) => change(index, values)}
          onRemove={
            options.length > OPTIONS_MIN
              ? () => setOptions(options.filter((_, other) => other !== index))
              : undefined
          }
        />
      ))}
      {problem === 'right' && <FieldError role="alert">{t('editor.check.rightRequired')}</FieldError>}
      {canAddOption(options) && (
        <Button $variant="secondary" onClick={() => setOptions([...options, emptyOption()])}>
          <Plus size={18} aria-hidden />
          {t('editor.check.add')}
        </Button>
      )}
    </FormDialog>
  )
}
