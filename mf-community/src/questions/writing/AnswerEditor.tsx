import { call } from '@mentor-connect/api'
import { editCommunityAnswer } from '@mentor-connect/contract/community/posts'
import type { CommunityAnswer } from '@mentor-connect/contract/community/questions'
import { useLocale } from '@mentor-connect/i18n'
import { Stack } from '@mentor-connect/ui'
import { useState } from 'react'
import { AnswerFields } from './AnswerFields'
import { EditorButtons } from './EditorButtons'
import { answerErrors, fromAnswer, toAnswer } from './postValues'
import { useFirstFocus } from './useFirstFocus'
import { useSending } from './useSending'
import { useWritingT } from './useWritingT'

interface AnswerEditorProps {
  questionId: string
  answer: CommunityAnswer
  onSaved: () => void
  onCancel: () => void
}

/** The form in which authors edit their answer. It is shown in place of the answer. */
export function AnswerEditor({ questionId, answer, onSaved, onCancel }: AnswerEditorProps) {
  const t = useWritingT()
  const locale = useLocale()
  const [values, setValues] = useState(() => fromAnswer(answer))
  const params = { id: questionId, answerId: answer.id }
  const { form, submit, isBusy, failure, errors } = useSending(answerErrors(values), async () => {
    await call(editCommunityAnswer, { params, body: toAnswer(values, locale) })
    return onSaved
  })
  useFirstFocus(form)
  return (
    <Stack as="form" ref={form} noValidate onSubmit={submit} $gap={4}>
      <AnswerFields
        label={t('community.write.answer')}
        rows={6}
        values={values}
        errors={errors}
        onChange={(patch) => setValues({ ...values, ...patch })}
      />
      <EditorButtons failure={failure} isBusy={isBusy} onCancel={onCancel} />
    </Stack>
  )
}
