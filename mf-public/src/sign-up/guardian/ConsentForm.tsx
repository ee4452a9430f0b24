import { call } from '@mentor-connect/api'
import {
  GUARDIAN_RELATIONS,
  giveGuardianConsent,
  type GuardianRelation,
  type GuardianRequest,
} from '@mentor-connect/contract/trust/age'
import { Button, Field, SelectField } from '@mentor-connect/ui'
import { Form, useSubmit } from '@mentor-connect/ui/forms'
import { Controller, useForm } from 'react-hook-form'
import { FormFailure } from '../FormFailure'
import { useFieldRules } from '../useFieldRules'
import { useT } from './messages/useT'

interface ConsentFormProps {
  token: string
  onGiven: (request: GuardianRequest) => void
  onDead: () => void
}

/** The form with which a guardian consents: asks for the guardian's name and relation. */
export function ConsentForm({ token, onGiven, onDead }: ConsentFormProps) {
  const t = useT()
  const rules = useFieldRules()
  const form = useForm({ defaultValues: { name: '', relation: 'parent' as GuardianRelation } })
  const { submit, isSubmitting, failure, failureId } = useSubmit(form, {
    send: async ({ name, relation }) => {
      const { data } = await call(giveGuardianConsent, { body: { token, name: name.trim(), relation } })
      onGiven(data)
    },
    onFailure: (failed) => {
      if (failed.code === 'not_found') onDead()
    },
    fieldErrors: (failed) => ({
      ...(failed.fields['name'] && { name: t('public.auth.rule.nameRefused') }),
    }),
  })

  return (
    <Form form={form} onSubmit={submit} $gap={5}>
      <Field
        label={t('guardian.name')}
        autoComplete="name"
        required
        error={form.formState.errors.name?.message}
        aria-describedby={failureId}
        {...form.register('name', rules.name)}
      />
      <Controller
        control={form.control}
        name="relation"
        render={({ field }) => (
          <SelectField
            {...field}
            label={t('guardian.relation')}
            options={GUARDIAN_RELATIONS.map((value) => ({
              value,
              label: t(`guardian.relation.${value}`),
            }))}
          />
        )}
      />
      <FormFailure failure={failure} id={failureId} />
      <Button type="submit" $wide $inactive={isSubmitting}>
        {t(isSubmitting ? 'guardian.agreeing' : 'guardian.agree')}
      </Button>
    </Form>
  )
}
