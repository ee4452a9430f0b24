import type { Learner } from '@mentor-connect/contract/accounts/people'
import { Form, useSubmit } from '@mentor-connect/ui/forms'
import { DOMAINS_MAX, NAME_MAX } from '@mentor-connect/contract/rules/limits'
import {
  Button,
  Card,
  Field,
  Notice,
  Row,
  TagField,
  UnsavedDialog,
  useFailureText,
  useLeaveGuard,
} from '@mentor-connect/ui'
import { CertificateNameField, useNameHint } from '@mentor-connect/ui/certificate-name'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { DomainSuggestions } from './DomainSuggestions'
import { profileFormOf } from './profileForm'
import { ProfilePicture } from './ProfilePicture'
import { useProfileRules } from './useProfileRules'
import { useProfileSaving } from './useProfileSaving'

interface EditProfileFormProps {
  learner: Learner
  onSaved: () => void
  onCancel: () => void
}

export function EditProfileForm({ learner, onSaved, onCancel }: EditProfileFormProps) {
  const t = useT()
  const rules = useProfileRules()
  const failureText = useFailureText()
  const nameHint = useNameHint()
  const saveProfile = useProfileSaving(learner._id)
  // The initial values are fixed at mount, so that a session refresh does not overwrite what was typed.
  const [defaultValues] = useState(() => profileFormOf(learner))
  const form = useForm({ defaultValues })
  const { control, register, formState } = form
  const { errors, isDirty } = formState
  const name = useWatch({ control, name: 'name' })
  const guard = useLeaveGuard(isDirty)
  const { submit, isSubmitting, formFailure } = useSubmit(form, {
    send: async (typed) => {
      await saveProfile(typed)
      guard.bypass(onSaved)()
    },
    fieldErrors: (failed) => (failed.code.startsWith('file_') ? { profile: failureText(failed) } : {}),
  })

  return (
    <Narrow>
      <Form form={form} onSubmit={submit} $gap={5}>
        <Controller
          control={control}
          name="profile"
          rules={{ validate: rules.profile }}
          render={({ field: { ref, value, onChange }, fieldState }) => (
            <ProfilePicture ref={ref} value={value} onChange={onChange} error={fieldState.error?.message} />
          )}
        />
        <Field
          label={t('learner.profile.name')}
          autoComplete="name"
          required
          maxLength={NAME_MAX}
          hint={nameHint(name)}
          error={errors.name?.message}
          {...register('name', { validate: rules.name })}
        />
        <CertificateNameField
          personName={name}
          error={errors.certificateName?.message}
          {...register('certificateName', { validate: rules.certificateName })}
        />
        <Field
          label={t('learner.profile.mobile')}
          type="tel"
          autoComplete="tel-national"
          hint={t('learner.profile.mobileHint')}
          error={errors.mobile?.message}
          {...register('mobile', { validate: rules.mobile })}
        />
        <Controller
          control={control}
          name="domains"
          rules={{ validate: rules.domains }}
          render={({ field, fieldState }) => (
            <>
              <TagField
                {...field}
                label={t('learner.profile.domains')}
                hint={t('learner.profile.domainsHint')}
                max={DOMAINS_MAX}
                error={fieldState.error?.message}
              />
              <DomainSuggestions
                chosen={field.value}
                onAdd={(domain) => field.onChange([...field.value, domain])}
              />
            </>
          )}
        />
        {formFailure && <Notice tone="danger">{failureText(formFailure)}</Notice>}
        <Row>
          <Button type="submit" $inactive={isSubmitting}>
            {t(isSubmitting ? 'learner.profile.saving' : 'learner.profile.save')}
          </Button>
          <Button $variant="ghost" $inactive={isSubmitting} onClick={guard.bypass(onCancel)}>
            {t('learner.profile.cancel')}
          </Button>
        </Row>
      </Form>
      <UnsavedDialog guard={guard} />
    </Narrow>
  )
}

const Narrow = styled(Card)`
  max-width: 42rem;
`
