import type { StoredAvailability } from '@mentor-connect/contract/mentoring/sessions/availability'
import {
  Card,
  Field,
  Notice,
  SaveBar,
  SectionTitle,
  Stack,
  UnsavedDialog,
  useFailureText,
  useLeaveGuard,
} from '@mentor-connect/ui'
import { useRef, type FormEvent } from 'react'
import { useT } from '../messages/useT'
import { KindsCard } from './KindsCard'
import { SpecialDaysCard } from './SpecialDaysCard'
import { WeekCard } from './WeekCard'
import { useAvailability } from './useAvailability'

/** The form with all settings that determine when a mentor can be booked. */
export function AvailabilityForm({ stored }: { stored: StoredAvailability }) {
  const t = useT()
  const failureText = useFailureText()
  const form = useRef<HTMLFormElement>(null)
  const edited = useAvailability(stored)
  const { hours, errors, failure } = edited
  const guard = useLeaveGuard(edited.isUnsaved)
  const problem =
    (Object.keys(errors).length > 0 && t('sessions.invalid')) ||
    (failure && (failure.code === 'edit_conflict' ? t('sessions.conflict') : failureText(failure)))

  const handleSave = async (event: FormEvent) => {
    event.preventDefault()
    const invalid = await edited.save()
    const fields = invalid.map((field) => `[name^="${CSS.escape(field)}"]`)
    if (fields.length > 0) form.current?.querySelector<HTMLElement>(fields.join())?.focus()
  }
  return (
    <Stack as="form" ref={form} $gap={6} noValidate onSubmit={(event) => void handleSave(event as FormEvent)}>
      <WeekCard edited={edited} />
      <KindsCard edited={edited} />
      <Card>
        <Stack $gap={4}>
          <SectionTitle>{t('sessions.place.title')}</SectionTitle>
          <Field
            label={t('sessions.place.link')}
            name="meetingUrl"
            type="url"
            inputMode="url"
            value={hours.meetingUrl}
            hint={t('sessions.place.hint')}
            error={errors.meetingUrl && t(`sessions.error.${errors.meetingUrl}`)}
            onChange={(event) => edited.change({ meetingUrl: event.target.value.trim() })}
          />
        </Stack>
      </Card>
      <SpecialDaysCard edited={edited} />
      <SaveBar
        isUnsaved={edited.isUnsaved}
        saved={edited.isSaved ? t('sessions.saved') : undefined}
        label={t(edited.isBusy ? 'sessions.saving' : 'sessions.save')}
        isBusy={edited.isBusy}
      >
        {problem && <Notice tone="danger">{problem}</Notice>}
      </SaveBar>
      <UnsavedDialog guard={guard} />
    </Stack>
  )
}
