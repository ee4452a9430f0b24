import { call, useAttempt } from '@mentor-connect/api'
import { useDraft } from '@mentor-connect/api/drafts'
import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { CHECK_IN_TEXT_MAX } from '@mentor-connect/contract/work/projects/projectLimits'
import { answerCheckIn } from '@mentor-connect/contract/work/projects/teams'
import {
  Button,
  Card,
  CountedField,
  Notice,
  Row,
  SectionTitle,
  Small,
  Stack,
  notify,
} from '@mentor-connect/ui'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useProjectFailureText } from '../../facts/useProjectFailureText'
import { useT } from '../messages/useT'
import { useQuestionText } from './useQuestionText'

interface CheckInFormProps {
  teamId: string
  week: number
  question: number
  onSent: () => void
}

const EMPTY = { text: '' }

/**
 * The form for the answer to a week's question. The answer is kept on this device until the server has it.
 */
export function CheckInForm({ teamId, week, question, onSent }: CheckInFormProps) {
  const t = useT()
  const id = useId()
  const failureText = useProjectFailureText()
  const questionText = useQuestionText()
  const field = useRef<HTMLInputElement>(null)
  const { values, change, clear } = useDraft(`check-in/${teamId}/${week}`, EMPTY)
  const [isMissing, setMissing] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(isBlank(values.text))
    if (isBlank(values.text)) return field.current?.focus()
    const request = { params: { id: teamId, week: String(week) }, body: { text: values.text.trim() } }
    if (!(await attempt(() => call(answerCheckIn, request)))) return
    void clear()
    notify.success(t('projects.checkIn.sent'))
    onSent()
  }
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack as="form" $gap={4} noValidate onSubmit={(event) => void handleSubmit(event as FormEvent)}>
        <SectionTitle id={id}>{t('projects.checkIn.title', { week })}</SectionTitle>
        <CountedField
          ref={field}
          label={questionText(question)}
          rows={4}
          max={CHECK_IN_TEXT_MAX}
          capped
          value={values.text}
          error={isMissing ? t('projects.textMissing') : undefined}
          onChange={(text) => {
            setMissing(false)
            change({ text })
          }}
        />
        <Small>{t('projects.checkIn.who')}</Small>
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
        <Row>
          <Button type="submit" $inactive={isBusy}>
            {t('projects.checkIn.send')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
