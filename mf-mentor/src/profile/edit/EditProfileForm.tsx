import type { ApiFailure } from '@mentor-connect/api'
import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { TOPICS_MAX } from '@mentor-connect/contract/mentoring/mentorProfile'
import { SUBJECT_NAMES } from '@mentor-connect/contract/courses/subjectNames'
import { useLocale } from '@mentor-connect/i18n'
import { Form, useSubmit } from '@mentor-connect/ui/forms'
import {
  ContactFields,
  DomainsField,
  ExperienceFields,
  PICTURE_MAX_MB,
  PortraitField,
  SocialLinksField,
} from '@mentor-connect/ui/mentor-fields'
import {
  Button,
  Card,
  Field,
  Notice,
  Row,
  UnsavedDialog,
  useFailureText,
  useLeaveGuard,
} from '@mentor-connect/ui'
import { CertificateNameField, useNameHint } from '@mentor-connect/ui/certificate-name'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useT } from '../../messages/useT'
import { LanguagesField } from './LanguagesField'
import { PlaceFields } from './PlaceFields'
import { profileFormOf } from './profileForm'
import { StoryFields } from './StoryFields'
import { useProfileRules } from './useProfileRules'
import { useProfileSaving } from './useProfileSaving'

interface EditProfileFormProps {
  mentor: Mentor
  onSaved: () => void
  onCancel: () => void
}

export function EditProfileForm({ mentor, onSaved, onCancel }: EditProfileFormProps) {
  const t = useT()
  const locale = useLocale()
  const rules = useProfileRules()
  const failureText = useFailureText()
  const nameHint = useNameHint()
  // The initial values are fixed at mount, so that a session refresh does not overwrite what was typed.
  const [defaultValues] = useState(() => profileFormOf(mentor))
  const form = useForm({ defaultValues })
  const { errors, isDirty } = form.formState
  const name = useWatch({ control: form.control, name: 'name' })
  const guard = useLeaveGuard(isDirty)
  const saveProfile = useProfileSaving()
  const { submit, isSubmitting, failure } = useSubmit(form, {
    send: async (typed) => {
      await saveProfile(typed)
      guard.bypass(onSaved)()
    },
    fieldErrors: (failed) =>
      Object.fromEntries(rejectedFields(failed).map((field) => [field, failureText(failed)])),
  })
  const field = (name: 'name' | 'mobile') => ({
    required: true,
    error: errors[name]?.message,
    ...form.register(name, { validate: rules[name] }),
  })

  return (
    <Card>
      <Form form={form} onSubmit={submit} $gap={5}>
        <Field
          label={t('mentor.profile.name')}
          autoComplete="name"
          hint={nameHint(name)}
          {...field('name')}
        />
        <CertificateNameField
          personName={name}
          error={errors.certificateName?.message}
          {...form.register('certificateName', { validate: rules.certificateName })}
        />
        <StoryFields />
        <LanguagesField />
        <PlaceFields />
        <DomainsField
          label={t('mentor.profile.domains')}
          hint={t('mentor.profile.domainsHint', { max: TOPICS_MAX })}
          rule={rules.domains}
          suggestions={SUBJECT_NAMES.map((names) => names[locale])}
        />
        <ExperienceFields
          expertise={{ label: t('mentor.profile.expertise'), rule: rules.expertise }}
          experience={{ label: t('mentor.profile.experienceYears'), rule: rules.experience }}
        />
        <Field
          label={t('mentor.profile.mobile')}
          hint={t('mentor.profile.mobileHint')}
          type="tel"
          autoComplete="tel-national"
          {...field('mobile')}
        />
        <ContactFields
          label={t('mentor.profile.contact')}
          hint={t('mentor.profile.contactHint')}
          email={t('mentor.profile.contactEmail')}
          mobile={t('mentor.profile.contactMobile')}
        />
        <SocialLinksField
          label={t('mentor.profile.social')}
          hint={t('mentor.profile.socialHint')}
          rule={rules.social}
        />
        <PortraitField
          label={t('mentor.profile.picture')}
          hint={t('mentor.profile.pictureHint', { max: PICTURE_MAX_MB })}
          rule={rules.profile}
        />
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
        <Row>
          <Button type="submit" $inactive={isSubmitting}>
            {t(isSubmitting ? 'mentor.form.saving' : 'mentor.form.save')}
          </Button>
          <Button $variant="ghost" $inactive={isSubmitting} onClick={guard.bypass(onCancel)}>
            {t('mentor.form.cancel')}
          </Button>
        </Row>
      </Form>
      <UnsavedDialog guard={guard} />
    </Card>
  )
}

const FIELDS = [
  'name',
  'certificateName',
  'headline',
  'story',
  'languages',
  'city',
  'domains',
  'expertise',
  'experience',
  'mobile',
  'social',
  'profile',
]

function rejectedFields({ code, fields }: ApiFailure) {
  return FIELDS.filter((field) => fields[field] || (field === 'profile' && code.startsWith('file_')))
}
