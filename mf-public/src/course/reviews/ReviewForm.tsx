import { COMMENT_MAX } from '@mentor-connect/shared/rules/limits'
import { graphemeCount, useFormats, useSharedT } from '@mentor-connect/shared/i18n'
import {
  Button,
  FieldError,
  Hint,
  Label,
  Notice,
  Row,
  Stack,
  color,
  radius,
  space,
  useFailureText,
} from '@mentor-connect/shared/ui'
import { useId, useState, type FormEvent } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { StarInput } from './StarInput'
import type { OwnReview, Written } from './useOwnReview'

interface ReviewFormProps {
  review: OwnReview
  onDone?: () => void
  onCancel?: () => void
}

/** Writes the one review, or changes it. What was typed stays when saving fails. */
export function ReviewForm({ review, onDone, onCancel }: ReviewFormProps) {
  const t = useT()
  const sharedT = useSharedT()
  const { number } = useFormats()
  const failureText = useFailureText()
  const id = useId()
  const [written, setWritten] = useState<Written>(review.start)
  const [complaining, setComplaining] = useState(false)
  const count = graphemeCount(written.comment.trim())
  const isTooLong = count > COMMENT_MAX

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setComplaining(true)
    if (written.rating === 0 || isTooLong) return
    if (await review.save(written)) onDone?.()
  }

  return (
    <Stack as="form" noValidate $gap={4} onSubmit={handleSubmit}>
      <StarInput
        value={written.rating}
        onChange={(rating) => setWritten({ ...written, rating })}
        error={complaining && written.rating === 0 ? t('public.review.ratingMissing') : undefined}
      />
      <Stack $gap={1}>
        <Label htmlFor={id}>{t('public.review.comment')}</Label>
        <Comment
          id={id}
          rows={4}
          value={written.comment}
          aria-invalid={isTooLong}
          aria-describedby={`${id}-count${isTooLong ? ` ${id}-error` : ''}`}
          onChange={(event) => setWritten({ ...written, comment: event.target.value })}
        />
        <Hint id={`${id}-count`}>
          {sharedT('ui.counter', { count: number(count), max: number(COMMENT_MAX) })}
        </Hint>
        {isTooLong && (
          <FieldError id={`${id}-error`} role="alert">
            {t('public.review.tooLong', { max: number(COMMENT_MAX) })}
          </FieldError>
        )}
      </Stack>
      {review.failure && <Notice tone="danger">{failureText(review.failure)}</Notice>}
      <Row>
        <Button type="submit" disabled={review.busy}>
          {t(review.busy ? 'public.review.saving' : 'public.review.save')}
        </Button>
        {onCancel && (
          <Button $variant="ghost" onClick={onCancel}>
            {t('public.review.cancel')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}

const Comment = styled.textarea`
  min-height: 6rem;
  padding: ${space[3]};
  border: 1px solid ${color.control};
  border-radius: ${radius.medium};
  background: ${color.surface};
  resize: vertical;

  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
`
