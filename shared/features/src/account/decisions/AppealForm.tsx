import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { call, type ApiFailure } from '@mentor-connect/api'
import { APPEAL_REFUSALS, appealSanction } from '@mentor-connect/contract/trust/safety'
import { APPEAL_GRAPHEMES_MAX } from '@mentor-connect/contract/trust/sanctions'
import { graphemeCount, useFormats } from '@mentor-connect/i18n'
import { Button, CountedField, Notice, Row, useFailureText } from '@mentor-connect/ui'
import { Form, useSubmit } from '@mentor-connect/ui/forms'
import { useEffect } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useDecisionsT } from './useDecisionsT'

interface AppealFormProps {
  userId: string
  sanctionId: string
  onSent: (text: string) => void
  onCancel: () => void
}

export function AppealForm({ userId, sanctionId, onSent, onCancel }: AppealFormProps) {
  const t = useDecisionsT()
  const problemOf = useProblem()
  const validate = useRule()
  const form = useForm({ defaultValues: { text: '' } })
  const { control, setFocus } = form
  const { submit, isSubmitting, failure } = useSubmit(form, {
    send: async (typed) => {
      const text = typed.text.trim()
      await call(appealSanction, { params: { sanctionId }, body: { userId, text } })
      onSent(text)
    },
  })
  useEffect(() => setFocus('text'), [setFocus])

  return (
    <Form form={form} onSubmit={submit}>
      <Controller
        control={control}
        name="text"
        rules={{ validate }}
        render={({ field, fieldState }) => (
          <CountedField
            {...field}
            label={t('appeal.label')}
            rows={6}
            required
            max={APPEAL_GRAPHEMES_MAX}
            error={fieldState.error?.message}
          />
        )}
      />
      {failure && <Notice tone="danger">{problemOf(failure)}</Notice>}
      <Row>
        <Button type="submit" $inactive={isSubmitting}>
          {t(isSubmitting ? 'appeal.sending' : 'appeal.send')}
        </Button>
        <Button $variant="ghost" $inactive={isSubmitting} onClick={onCancel}>
          {t('appeal.cancel')}
        </Button>
      </Row>
    </Form>
  )
}

function useRule() {
  const t = useDecisionsT()
  const { number } = useFormats()
  return (text: string) => {
    if (isBlank(text)) return t('appeal.missing')
    const isShort = graphemeCount(text.trim()) <= APPEAL_GRAPHEMES_MAX
    return isShort || t('appeal.tooLong', { max: number(APPEAL_GRAPHEMES_MAX) })
  }
}

function useProblem() {
  const t = useDecisionsT()
  const failureText = useFailureText()
  return (failure: ApiFailure) => {
    if (failure.reason === APPEAL_REFUSALS.exists) return t('appeal.exists')
    if (failure.reason === APPEAL_REFUSALS.late) return t('appeal.over')
    if (failure.code === 'rate_limited') return t('appeal.limited')
    return t('appeal.failed', { reason: failureText(failure) })
  }
}
