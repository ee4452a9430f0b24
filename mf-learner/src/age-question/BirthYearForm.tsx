import { call } from '@mentor-connect/api'
import { BIRTH_YEAR_KNOWN, setBirthYear } from '@mentor-connect/contract/api/age'
import { BIRTH_YEAR_MIN, typedBirthYear } from '@mentor-connect/contract/rules/age'
import { Button, Field, Notice, Row, useFailureText } from '@mentor-connect/ui'
import { Form, useSubmit } from '@mentor-connect/ui/forms'
import { useForm } from 'react-hook-form'
import { useT } from '../messages/useT'

interface BirthYearFormProps {
  learnerId: string
  onSaved: () => void
  /** If present, the learner may decline. */
  onDeclined?: () => void
}

export function BirthYearForm({ learnerId: userId, onSaved, onDeclined }: BirthYearFormProps) {
  const t = useT()
  const failureText = useFailureText()
  const form = useForm({ defaultValues: { birthYear: '' } })
  const thisYear = () => new Date().getFullYear()
  const rule = () => t('learner.age.rule', { min: BIRTH_YEAR_MIN, max: thisYear() })
  const { submit, isSubmitting, formFailure, failureId } = useSubmit(form, {
    send: async (typed) => {
      const birthYear = typedBirthYear(typed.birthYear, thisYear())!
      await call(setBirthYear, { body: { userId, birthYear } })
      onSaved()
    },
    fieldErrors: (failed) => (failed.fields['birthYear'] ? { birthYear: rule() } : {}),
  })
  const validate = (text: string) => typedBirthYear(text, thisYear()) !== undefined || rule()

  return (
    <Form form={form} onSubmit={submit} $gap={4}>
      <Field
        label={t('learner.age.label')}
        inputMode="numeric"
        autoComplete="bday-year"
        required
        hint={t('learner.age.hint')}
        error={form.formState.errors.birthYear?.message}
        aria-describedby={failureId}
        {...form.register('birthYear', { validate })}
      />
      {formFailure && (
        <Notice id={failureId} tone="danger">
          {formFailure.reason === BIRTH_YEAR_KNOWN ? t('learner.age.known') : failureText(formFailure)}
        </Notice>
      )}
      <Row $gap={3}>
        <Button type="submit" $inactive={isSubmitting}>
          {t(isSubmitting ? 'learner.age.saving' : 'learner.age.save')}
        </Button>
        {onDeclined && (
          <Button $variant="ghost" onClick={onDeclined}>
            {t('learner.age.later')}
          </Button>
        )}
      </Row>
    </Form>
  )
}
