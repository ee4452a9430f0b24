import { call, useAttempt } from '@mentor-connect/api'
import { giveFeedback, type MeetingRecord } from '@mentor-connect/contract/mentoring/sessions/meetingRecords'
import { FEEDBACK_MAX } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { Button, CountedField, Notice, Row, Stack, StarInput, useFailureText } from '@mentor-connect/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useT } from '../../messages/useT'

interface FeedbackFormProps {
  /** Id of the session. */
  id: string
  onGiven: (record: MeetingRecord) => void
}

export function FeedbackForm({ id, onGiven }: FeedbackFormProps) {
  const t = useT()
  const failureText = useFailureText()
  const firstStar = useRef<HTMLInputElement>(null)
  const [rating, setRating] = useState(0)
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (rating === 0) return firstStar.current?.focus()
    await attempt(async () => {
      onGiven((await call(giveFeedback, { params: { id }, body: { rating, text: text.trim() } })).data)
    })
  }
  return (
    <Stack as="form" $gap={4} noValidate onSubmit={(event) => void handleSubmit(event as FormEvent)}>
      <StarInput
        ref={firstStar}
        label={t('sessions.feedback.rating')}
        value={rating}
        onChange={setRating}
        error={isChecked && rating === 0 ? t('sessions.feedback.ratingMissing') : undefined}
      />
      <CountedField
        label={t('sessions.feedback.sentence')}
        rows={2}
        max={FEEDBACK_MAX}
        capped
        value={text}
        onChange={setText}
      />
      {failure && (
        <Notice tone="danger">
          {failure.reason === 'feedback_closed' ? t('sessions.feedback.closed') : failureText(failure)}
        </Notice>
      )}
      <Row>
        <Button type="submit" $inactive={isBusy}>
          {t('sessions.feedback.give')}
        </Button>
      </Row>
    </Stack>
  )
}
