import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import {
  ANSWER_TEXT_MAX,
  QUESTION_TEXT_MAX,
  QUESTION_TITLE_MAX,
} from '@mentor-connect/contract/courses/discussionLimits'
import { useAttempt } from '@mentor-connect/api'
import { graphemeCount } from '@mentor-connect/i18n'
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { useDiscussionT } from './useDiscussionT'

export interface PostValues {
  /** Title of a question; absent for an answer. */
  title?: string
  text: string
}
type Errors = Partial<Record<keyof PostValues, string>>

/** State of the form for a question or an answer: its values, its errors after a submit, and a function to send it. */
export function usePostForm(before: PostValues, onSend: (values: PostValues) => Promise<unknown>) {
  const errorsOf = useErrors()
  const { attempt, isBusy, failure } = useAttempt()
  const [values, setValues] = useState(before)
  const [errors, setErrors] = useState<Errors>({})
  const form = useRef<HTMLFormElement>(null)

  // After a refused submit, the first field with an error gets the focus.
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  const change = (changed: Partial<PostValues>) => setValues({ ...values, ...changed })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = errorsOf(values)
    setErrors(found)
    if (Object.keys(found).length === 0) void attempt(() => onSend(values))
  }
  return { form, values, errors, change, submit, isBusy, failure }
}

function useErrors() {
  const t = useDiscussionT()
  return ({ title, text }: PostValues): Errors => {
    const max = title === undefined ? ANSWER_TEXT_MAX : QUESTION_TEXT_MAX
    return {
      ...(title?.trim() === '' && { title: t('discussion.titleMissing') }),
      ...(title !== undefined &&
        graphemeCount(title) > QUESTION_TITLE_MAX && {
          title: t('discussion.tooLong', { max: QUESTION_TITLE_MAX }),
        }),
      ...(title === undefined && isBlank(text) && { text: t('discussion.answerMissing') }),
      ...(graphemeCount(text) > max && { text: t('discussion.tooLong', { max }) }),
    }
  }
}
