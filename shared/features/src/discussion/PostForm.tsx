import type { ApiFailure } from '@mentor-connect/api'
import { hasContactData } from '@mentor-connect/contract/trust/contactData'
import { ANSWER_TEXT_MAX, QUESTION_TITLE_MAX } from '@mentor-connect/contract/courses/discussionLimits'
import { Button, CountedField, Notice, Row, Stack, useFailureText } from '@mentor-connect/ui'
import { useEffect } from 'react'
import { useDiscussionT } from './useDiscussionT'
import { usePostForm, type PostValues } from './usePostForm'

interface PostFormProps {
  /** The initial values. With a title, the form is for a question, otherwise for an answer. */
  before: PostValues
  /** Label of the button that sends. */
  action: string
  onSend: (values: PostValues) => Promise<unknown>
  onCancel: () => void
}

/** A form to write or change a question or an answer. Its first field gets the focus when the form appears. */
export function PostForm({ before, action, onSend, onCancel }: PostFormProps) {
  const t = useDiscussionT()
  const problemOf = useProblem()
  const { form, values, errors, change, submit, isBusy, failure } = usePostForm(before, onSend)
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [form])
  const { title, text } = values
  return (
    <Stack as="form" ref={form} noValidate onSubmit={submit} $gap={3}>
      {title !== undefined && (
        <CountedField
          label={t('discussion.title')}
          max={QUESTION_TITLE_MAX}
          value={title}
          error={errors.title}
          onChange={(typed) => change({ title: typed })}
        />
      )}
      <CountedField
        label={t(title === undefined ? 'discussion.answer' : 'discussion.text')}
        rows={4}
        max={ANSWER_TEXT_MAX}
        value={text}
        error={errors.text}
        onChange={(typed) => change({ text: typed })}
      />
      <ContactDataWarning text={`${title ?? ''} ${text}`} />
      {failure && <Notice tone="danger">{problemOf(failure)}</Notice>}
      <Row $gap={2}>
        <Button type="submit" $inactive={isBusy}>
          {action}
        </Button>
        <Button $variant="ghost" onClick={onCancel}>
          {t('discussion.cancel')}
        </Button>
      </Row>
    </Stack>
  )
}

function useProblem() {
  const t = useDiscussionT()
  const failureText = useFailureText()
  return (failure: ApiFailure) => {
    if (failure.code === 'rate_limited') return t('discussion.limited')
    return failure.reason === 'contact_limited' ? t('discussion.muted') : failureText(failure)
  }
}

/** Warns before contact data is published. It does not prevent publishing. */
function ContactDataWarning({ text }: { text: string }) {
  const t = useDiscussionT()
  return (
    <div aria-live="polite">{hasContactData(text) && <Notice>{t('discussion.contactData')}</Notice>}</div>
  )
}
