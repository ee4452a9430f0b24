import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { COMMENT_MAX } from '@mentor-connect/contract/rules/limits'
import { Button, CountedField, Row, Stack, usePlainForm } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'

interface ReplyFormProps {
  start: string
  isBusy: boolean
  onSend: (text: string) => void
  onCancel: () => void
}

export function ReplyForm({ start, isBusy, onSend, onCancel }: ReplyFormProps) {
  const t = useT()
  const { form, values, errors, change, handleSubmit } = usePlainForm({
    before: { text: start },
    check: ({ text }) => (isBlank(text) ? { text: t('public.mentor.review.reply.empty') } : {}),
    onSubmit: ({ text }) => onSend(text.trim()),
  })
  return (
    <form ref={form} onSubmit={handleSubmit} noValidate>
      <Stack $gap={3}>
        <CountedField
          label={t('public.mentor.review.reply.label')}
          rows={3}
          max={COMMENT_MAX}
          capped
          value={values.text}
          error={errors.text}
          onChange={(text) => change({ text })}
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
