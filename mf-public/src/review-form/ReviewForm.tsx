import type { ApiFailure } from '@mentor-connect/api'
import { Form, useSubmit } from '@mentor-connect/ui/forms'
import { COMMENT_MAX } from '@mentor-connect/contract/rules/limits'
import { graphemeCount, useFormats, useSharedT } from '@mentor-connect/i18n'
import {
  Button,
  FieldError,
  Hint,
  Label,
  Notice,
  Row,
  Stack,
  StarInput,
  color,
  radius,
  space,
  useFailureText,
} from '@mentor-connect/ui'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** The values of the form of a review. */
export interface Written {
  /** 1–5; 0 if none is selected. */
  rating: number
  comment: string
}

export const NOTHING_WRITTEN: Written = { rating: 0, comment: '' }

export interface ReviewFormProps {
  review: {
    /** The initial values. */
    start: Written
    busy: boolean
    failure: ApiFailure | null
    /** Resolves to true if the review was saved. */
    save: (written: Written) => Promise<boolean>
  }
  /** Returns the text of a failure; the default is the text of its code. */
  failureText?: (failure: ApiFailure) => string
  onDone?: () => void
  onCancel?: () => void
}

/** The form of the learner's only review of a course or a mentor. If saving fails, the input is kept. */
export function ReviewForm({ review, failureText, onDone, onCancel }: ReviewFormProps) {
  const t = useT()
  const sharedT = useSharedT()
  const { number } = useFormats()
  const textOfCode = useFailureText()
  const id = useId()
  const form = useForm<Written>({ defaultValues: review.start })
  const { submit } = useSubmit(form, {
    send: async (written) => {
      if (await review.save(written)) onDone?.()
    },
  })
  const rules = {
    rating: (rating: number) => rating > 0 || t('public.review.ratingMissing'),
    comment: (comment: string) =>
      lengthOf(comment) <= COMMENT_MAX || t('public.review.tooLong', { max: number(COMMENT_MAX) }),
  }
  const comment = form.watch('comment')
  const check = rules.comment(comment)
  // The error is shown while typing, not only after a submit.
  const error = check === true ? undefined : check

  return (
    <Form form={form} onSubmit={submit}>
      <Controller
        control={form.control}
        name="rating"
        rules={{ validate: rules.rating }}
        render={({ field: { ref, value, onChange }, fieldState }) => (
          <StarInput
            ref={ref}
            label={t('public.review.rating')}
            value={value}
            onChange={onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Stack $gap={1}>
        <Label htmlFor={id}>{t('public.review.comment')}</Label>
        <Comment
          id={id}
          rows={4}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-count${error ? ` ${id}-error` : ''}`}
          {...form.register('comment', { validate: rules.comment })}
        />
        <Hint id={`${id}-count`}>
          {sharedT('ui.counter', {
            count: number(lengthOf(comment)),
            max: number(COMMENT_MAX),
          })}
        </Hint>
        {error && (
          <FieldError id={`${id}-error`} role="alert">
            {error}
          </FieldError>
        )}
      </Stack>
      {review.failure && <Notice tone="danger">{(failureText ?? textOfCode)(review.failure)}</Notice>}
      <Row>
        <Button type="submit" $inactive={review.busy}>
          {t(review.busy ? 'public.review.saving' : 'public.review.save')}
        </Button>
        {onCancel && (
          <Button $variant="ghost" onClick={onCancel}>
            {t('public.review.cancel')}
          </Button>
        )}
      </Row>
    </Form>
  )
}

function lengthOf(comment: string): number {
  return graphemeCount(comment.trim())
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
