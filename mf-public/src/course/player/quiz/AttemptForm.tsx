import { call, useAttempt } from '@mentor-connect/api'
import { submitAttempt, type Attempt } from '@mentor-connect/contract/courses/quizzes/quizzes'
import { Notice, Stack, space, useFailureText } from '@mentor-connect/ui'
import { useState, type FormEvent } from 'react'
import styled from 'styled-components'
import { QuestionView } from './QuestionView'
import { SubmitBar } from './SubmitBar'
import { SubmitDialog } from './SubmitDialog'
import { isAnswered } from './isAnswered'
import { isUnclear } from './readTypedNumber'
import { useT } from './messages/useT'
import { useAnswers } from './useAnswers'
import { useFocusOnMount } from './useFocusOnMount'

interface AttemptFormProps {
  attempt: Attempt
  userId: string
  onEnded: (ended: Attempt) => void
}

/** The questions of an open attempt. */
export function AttemptForm({ attempt, userId, onEnded }: AttemptFormProps) {
  const t = useT()
  const failureText = useFailureText()
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const { answers, answer, status, send } = useAnswers(attempt, userId)
  const { attempt: tryTo, isBusy, failure } = useAttempt()
  const [isAsking, setAsking] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const [isOffline, setOffline] = useState(false)
  const total = attempt.questions.length
  const answered = attempt.questions.filter((question) => isAnswered(question, answers[question.id])).length

  const submit = async () => {
    setAsking(false)
    const isSent = await send()
    setOffline(!isSent)
    if (!isSent) return
    await tryTo(async () => {
      const { data } = await call(submitAttempt, { params: { id: attempt.id }, body: { userId } })
      onEnded(data)
    })
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const unclear = attempt.questions.find((question) => isUnclear(question, answers[question.id]))
    if (unclear) event.currentTarget.querySelector<HTMLElement>(`[name="${CSS.escape(unclear.id)}"]`)?.focus()
    else if (answered < total) setAsking(true)
    else void submit()
  }

  return (
    <Form onSubmit={handleSubmit}>
      <Stack $gap={5}>
        <h2 ref={heading} tabIndex={-1}>
          {t('public.quiz.questions')}
        </h2>
        {attempt.questions.map((question, index) => (
          <QuestionView
            key={question.id}
            question={question}
            place={{ n: index + 1, total }}
            answer={answers[question.id]}
            isChecked={isChecked}
            onAnswer={(given) => answer(question.id, given)}
          />
        ))}
        {isOffline && <Notice tone="warning">{t('public.quiz.submitOffline')}</Notice>}
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
        <SubmitBar answered={answered} total={total} status={status} isBusy={isBusy} />
      </Stack>
      {isAsking && (
        <SubmitDialog
          open={total - answered}
          onSubmit={() => void submit()}
          onClose={() => setAsking(false)}
        />
      )}
    </Form>
  )
}

const Form = styled.form`
  padding-top: ${space[6]};
`
