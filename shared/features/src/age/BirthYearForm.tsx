import { call } from '@mentor-connect/api'
import { BIRTH_YEAR_KNOWN, setBirthYear, type OwnAge } from '@mentor-connect/contract/trust/age'
import { BIRTH_YEAR_MIN, typedBirthYear } from '@mentor-connect/contract/accounts/birthYear'
import { Button, Field, Notice, Row, useFailureText } from '@mentor-connect/ui'
import { Form, useSubmit } from '@mentor-connect/ui/forms'
import { useForm } from 'react-hook-form'
import styled from 'styled-components'
import { useAgeT } from './useAgeT'

interface BirthYearFormProps {
  learnerId: string
  onSaved: (age: OwnAge) => void
  /** A second button, which closes the question without an answer. Absent if an answer is required. */
  wayOut?: { label: 'later' | 'cancel'; onChoose: () => void }
}

export function BirthYearForm({ learnerId: userId, onSaved, wayOut }: BirthYearFormProps) {
  const t = useAgeT()
  const failureText = useFailureText()
  const form = useForm({ defaultValues: { birthYear: '' } })
  const thisYear = () => new Date().getFullYear()
  const rule = () => t('age.rule', { min: BIRTH_YEAR_MIN, max: thisYear() })
  const { submit, isSubmitting, formFailure, failureId } = useSubmit(form, {
    send: async (typed) => {
      const birthYear = typedBirthYear(typed.birthYear, thisYear())!
      onSaved((await call(setBirthYear, { body: { userId, birthYear } })).data)
    },
    fieldErrors: (failed) => (failed.fields['birthYear'] ? { birthYear: rule() } : {}),
  })
  const validate = (text: string) => typedBirthYear(text, thisYear()) !== undefined || rule()

  return (
    <Form form={form} onSubmit={submit} $gap={4}>
      <FourDigits>
        <Field
          label={t('age.label')}
          inputMode="numeric"
          autoComplete="bday-year"
          required
          hint={t('age.hint')}
          error={form.formState.errors.birthYear?.message}
          aria-describedby={failureId}
          {...form.register('birthYear', { validate })}
        />
      </FourDigits>
      {formFailure && (
        <Notice id={failureId} tone="danger">
          {formFailure.reason === BIRTH_YEAR_KNOWN ? t('age.known') : failureText(formFailure)}
        </Notice>
      )}
      <Row $gap={3}>
        <Button type="submit" $inactive={isSubmitting}>
          {t(isSubmitting ? 'age.saving' : 'age.save')}
        </Button>
        {wayOut && (
          <Button $variant="ghost" onClick={wayOut.onChoose}>
            {t(`age.${wayOut.label}`)}
          </Button>
        )}
      </Row>
    </Form>
  )
}

/** Makes only the input short. Hint and error need the full width. */
const FourDigits = styled.div`
  & > div > div {
    max-width: 12rem;
  }
`
