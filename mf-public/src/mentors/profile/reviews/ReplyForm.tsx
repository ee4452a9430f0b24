import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { COMMENT_MAX } from '@mentor-connect/contract/rules/limits'
import { Button, CountedField, Row, Stack } from '@mentor-connect/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useT } from '../../messages/useT'

interface ReplyFormProps {
  start: string
  isBusy: boolean
  onSend: (text: string) => void
  onCancel: () => void
}

export function ReplyForm({ start, isBusy, onSend, onCancel }: ReplyFormProps) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState(start)
  const [error, setError] = useState<string>()
  const focus = () => form.current?.querySelector('textarea')?.focus()

  // Focuses the field, because the button that was pressed has disappeared.
  useEffect(focus, [])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = isBlank(text)
    setError(isEmpty ? t('public.mentor.review.reply.empty') : undefined)
    if (isEmpty) focus()
    else onSend(text.trim())
  }
  return (
    <form ref={form} onSubmit={handleSubmit} noValidate>
      <Stack $gap={3}>
        <CountedField
          label={t('public.mentor.review.reply.label')}
          rows={3}
          max={COMMENT_MAX}
          capped
          value={text}
          onChange={setText}
          error={error}
        />
        <Row $gap={2}>
          <Button type="submit" $inactive={isBusy}>
            {t('public.mentor.review.reply.save')}
          </Button>
          <Button $variant="ghost" onClick={onCancel}>
            {t('public.review.cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
