import { useAttempt } from '@mentor-connect/api'
import { QUESTION_TEXT_MAX, QUESTION_TITLE_MAX } from '@mentor-connect/contract/courses/discussionLimits'
import { graphemeCount } from '@mentor-connect/i18n'
import { CountedField, Stack, usePlainForm } from '@mentor-connect/ui'
import { PostFormEnd } from './PostFormEnd'
import { useDiscussionT } from './useDiscussionT'

export interface QuestionValues {
  title: string
  text: string
}

interface QuestionFormProps {
  /** The present values of a question that is to be changed. Absent for a new question. */
  before?: QuestionValues
  /** Label of the button that sends. */
  action: string
  onSend: (values: QuestionValues) => Promise<unknown>
  onCancel: () => void
}

const EMPTY: QuestionValues = { title: '', text: '' }

/** A form to ask or change a question. */
export function QuestionForm({ before = EMPTY, action, onSend, onCancel }: QuestionFormProps) {
  const t = useDiscussionT()
  const { attempt, isBusy, failure } = useAttempt()
  const { form, values, errors, change, handleSubmit } = usePlainForm({
    before,
    check: useQuestionErrors(),
    onSubmit: (written) => void attempt(() => onSend(written)),
  })
  const { title, text } = values
  return (
    <Stack as="form" ref={form} noValidate onSubmit={handleSubmit} $gap={3}>
      <CountedField
        label={t('discussion.title')}
        max={QUESTION_TITLE_MAX}
        value={title}
        error={errors.title}
        onChange={(typed) => change({ title: typed })}
      />
      <CountedField
        label={t('discussion.text')}
        rows={4}
        max={QUESTION_TEXT_MAX}
        value={text}
        error={errors.text}
        onChange={(typed) => change({ text: typed })}
      />
      <PostFormEnd
        written={`${title} ${text}`}
        action={action}
        isBusy={isBusy}
        failure={failure}
        onCancel={onCancel}
      />
    </Stack>
  )
}

function useQuestionErrors() {
  const t = useDiscussionT()
  const tooLong = (text: string, max: number) =>
    graphemeCount(text) > max ? t('discussion.tooLong', { max }) : undefined
  return ({ title, text }: QuestionValues) => {
    const ofTitle = title.trim() === '' ? t('discussion.titleMissing') : tooLong(title, QUESTION_TITLE_MAX)
    const ofText = tooLong(text, QUESTION_TEXT_MAX)
    return { ...(ofTitle && { title: ofTitle }), ...(ofText && { text: ofText }) }
  }
}
