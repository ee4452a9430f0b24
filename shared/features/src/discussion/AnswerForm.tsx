import { useAttempt } from '@mentor-connect/api'
import { ANSWER_TEXT_MAX } from '@mentor-connect/contract/courses/discussionLimits'
import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { graphemeCount } from '@mentor-connect/i18n'
import { CountedField, Stack, usePlainForm } from '@mentor-connect/ui'
import { PostFormEnd } from './PostFormEnd'
import { useDiscussionT } from './useDiscussionT'

interface AnswerFormProps {
  /** The present text of an answer that is to be changed. Absent for a new answer. */
  text?: string
  /** Label of the button that sends. */
  action: string
  onSend: (text: string) => Promise<unknown>
  onCancel: () => void
}

/** A form to write or change an answer. */
export function AnswerForm({ text: before = '', action, onSend, onCancel }: AnswerFormProps) {
  const t = useDiscussionT()
  const { attempt, isBusy, failure } = useAttempt()
  const check = ({ text }: { text: string }) => {
    if (isBlank(text)) return { text: t('discussion.answerMissing') }
    if (graphemeCount(text) <= ANSWER_TEXT_MAX) return {}
    return { text: t('discussion.tooLong', { max: ANSWER_TEXT_MAX }) }
  }
  const { form, values, errors, change, handleSubmit } = usePlainForm({
    before: { text: before },
    check,
    onSubmit: ({ text }) => void attempt(() => onSend(text)),
  })
  return (
    <Stack as="form" ref={form} noValidate onSubmit={handleSubmit} $gap={3}>
      <CountedField
        label={t('discussion.answer')}
        rows={4}
        max={ANSWER_TEXT_MAX}
        value={values.text}
        error={errors.text}
        onChange={(text) => change({ text })}
      />
      <PostFormEnd
        written={values.text}
        action={action}
        isBusy={isBusy}
        failure={failure}
        onCancel={onCancel}
      />
    </Stack>
  )
}
