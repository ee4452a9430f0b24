import { DOMAINS_MAX, NAME_MAX } from '@mentor-connect/shared/rules/limits'
import type { Learner } from '@mentor-connect/shared/contracts/people'
import {
  Button,
  Card,
  Field,
  Notice,
  Row,
  Stack,
  TagField,
  UnsavedDialog,
  useFailureText,
  useLeaveGuard,
} from '@mentor-connect/shared/ui'
import { useRef, useState, type FormEvent } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { DomainSuggestions } from './DomainSuggestions'
import { PICTURE_MAX_MB, isChanged, profileFaults, type ProfileForm } from './profileFaults'
import { ProfilePicture } from './ProfilePicture'
import { useProfileSaving } from './useProfileSaving'

interface EditProfileFormProps {
  learner: Learner
  onSaved: () => void
  onCancel: () => void
}

export function EditProfileForm({ learner, onSaved, onCancel }: EditProfileFormProps) {
  const t = useT()
  const failureText = useFailureText()
  const { name, mobile = '', domains, profile = null } = learner
  const [start] = useState<ProfileForm>({ name, mobile, domains, profile })
  const [form, setForm] = useState(start)
  const guard = useLeaveGuard(isChanged(start, form))
  const picture = useRef<HTMLButtonElement>(null)
  const [isComplaining, setComplaining] = useState(false)
  const { save, busy, failure } = useProfileSaving(learner._id, guard.letting(onSaved))
  const faults = isComplaining ? profileFaults(form) : {}
  const errorOf = (field: keyof ProfileForm) => faults[field] && t(faults[field], { max: PICTURE_MAX_MB })
  const refused = failure?.code.startsWith('file_') ? failureText(failure) : undefined
  const change = (patch: Partial<ProfileForm>) => setForm({ ...form, ...patch })

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setComplaining(true)
    const first = Object.keys(profileFaults(form))[0]
    if (!first) return void save(form)
    if (first === 'profile') picture.current?.focus()
    else event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }

  return (
    <Narrow>
      <Stack as="form" noValidate onSubmit={handleSubmit} $gap={5}>
        <ProfilePicture
          ref={picture}
          value={form.profile}
          error={errorOf('profile') ?? refused}
          onChange={(chosen) => change({ profile: chosen })}
        />
        <Field
          label={t('learner.profile.name')}
          name="name"
          autoComplete="name"
          required
          maxLength={NAME_MAX}
          value={form.name}
          error={errorOf('name')}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Field
          label={t('learner.profile.mobile')}
          name="mobile"
          type="tel"
          autoComplete="tel-national"
          hint={t('learner.profile.mobileHint')}
          value={form.mobile}
          error={errorOf('mobile')}
          onChange={(event) => change({ mobile: event.target.value })}
        />
        <TagField
          label={t('learner.profile.domains')}
          name="domains"
          hint={t('learner.profile.domainsHint')}
          max={DOMAINS_MAX}
          value={form.domains}
          error={errorOf('domains')}
          onChange={(chosen) => change({ domains: chosen })}
        />
        <DomainSuggestions
          chosen={form.domains}
          onAdd={(domain) => change({ domains: [...form.domains, domain] })}
        />
        {failure && !refused && <Notice tone="danger">{failureText(failure)}</Notice>}
        <Row>
          <Button type="submit" disabled={busy}>
            {t(busy ? 'learner.profile.saving' : 'learner.profile.save')}
          </Button>
          <Button $variant="ghost" disabled={busy} onClick={guard.letting(onCancel)}>
            {t('learner.profile.cancel')}
          </Button>
        </Row>
      </Stack>
      <UnsavedDialog guard={guard} />
    </Narrow>
  )
}

const Narrow = styled(Card)`
  max-width: 42rem;
`
