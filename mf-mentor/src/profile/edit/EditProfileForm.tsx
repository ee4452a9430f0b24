import type { Mentor } from '@mentor-connect/shared/contracts/people'
import {
  Button,
  Card,
  Field,
  Notice,
  Row,
  Stack,
  UnsavedDialog,
  useFailureText,
  useLeaveGuard,
} from '@mentor-connect/shared/ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useT } from '../../messages/useT'
import { ExperienceFields } from './ExperienceFields'
import { PictureAndLinks } from './PictureAndLinks'
import { profileFormOf } from './profileForm'
import { useProfileRules } from './useProfileRules'
import { useProfileSaving } from './useProfileSaving'

interface EditProfileFormProps {
  mentor: Mentor
  onSaved: () => void
  onCancel: () => void
}

export function EditProfileForm({ mentor, onSaved, onCancel }: EditProfileFormProps) {
  const t = useT()
  const rules = useProfileRules()
  const failureText = useFailureText()
  // What the session answers anew meanwhile does not overwrite what is being typed.
  const [defaultValues] = useState(() => profileFormOf(mentor))
  const form = useForm({ defaultValues })
  const { errors, isSubmitting, isDirty } = form.formState
  const guard = useLeaveGuard(isDirty)
  const { save, failure } = useProfileSaving(form, guard.letting(onSaved))
  const field = (name: 'name' | 'mobile') => ({
    required: true,
    error: errors[name]?.message,
    ...form.register(name, { validate: rules[name] }),
  })

  return (
    <Card>
      <Stack as="form" noValidate onSubmit={save} $gap={5}>
        <Field label={t('mentor.profile.name')} autoComplete="name" {...field('name')} />
        <Field
          label={t('mentor.profile.mobile')}
          hint={t('mentor.profile.mobileHint')}
          type="tel"
          autoComplete="tel-national"
          {...field('mobile')}
        />
        <ExperienceFields form={form} rules={rules} />
        <PictureAndLinks form={form} rules={rules} />
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
        <Row>
          <Button type="submit" disabled={isSubmitting}>
            {t(isSubmitting ? 'mentor.form.saving' : 'mentor.form.save')}
          </Button>
          <Button $variant="ghost" disabled={isSubmitting} onClick={guard.letting(onCancel)}>
            {t('mentor.form.cancel')}
          </Button>
        </Row>
      </Stack>
      <UnsavedDialog guard={guard} />
    </Card>
  )
}
