import { call } from '@mentor-connect/api'
import { editCommunityQuestion } from '@mentor-connect/contract/community/posts'
import type { CommunityQuestion } from '@mentor-connect/contract/community/questions'
import { useLocale } from '@mentor-connect/i18n'
import { Stack } from '@mentor-connect/ui'
import { useState } from 'react'
import { EditorButtons } from './EditorButtons'
import { fromQuestion, questionErrors, toQuestion } from './postValues'
import { QuestionFields } from './QuestionFields'
import { useFirstFocus } from './useFirstFocus'
import { useSending } from './useSending'

interface QuestionEditorProps {
  question: CommunityQuestion
  onSaved: () => void
  onCancel: () => void
}

/** The form in which authors edit their question. It is shown in place of the question. */
export function QuestionEditor({ question, onSaved, onCancel }: QuestionEditorProps) {
  const locale = useLocale()
  const [values, setValues] = useState(() => fromQuestion(question))
  const params = { id: question.id }
  const { form, submit, isBusy, failure, errors } = useSending(questionErrors(values), async () => {
    await call(editCommunityQuestion, { params, body: toQuestion(values, locale) })
    return onSaved
  })
  useFirstFocus(form)
  return (
    <Stack as="form" ref={form} noValidate onSubmit={submit} $gap={4}>
      <QuestionFields
        values={values}
        errors={errors}
        onChange={(patch) => setValues({ ...values, ...patch })}
      />
      <EditorButtons failure={failure} isBusy={isBusy} onCancel={onCancel} />
    </Stack>
  )
}
