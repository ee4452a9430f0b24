import type { StoredAvailability } from '@mentor-connect/contract/api/availability'
import {
  Button,
  Card,
  Field,
  Notice,
  Row,
  SectionTitle,
  Stack,
  UnsavedDialog,
  useFailureText,
  useLeaveGuard,
} from '@mentor-connect/ui'
import { Save } from 'lucide-react'
import { useRef, type FormEvent } from 'react'
import { useT } from '../messages/useT'
import { KindsCard } from './KindsCard'
import { SpecialDaysCard } from './SpecialDaysCard'
import { WeekCard } from './WeekCard'
import { useAvailability } from './useAvailability'

/** All that decides when a mentor can be booked. */
export function AvailabilityForm({ stored }: { stored: StoredAvailability }) {
  const t = useT()
  const failureText = useFailureText()
  const form = useRef<HTMLFormElement>(null)
  const edited = useAvailability(stored)
  const { hours, errors, failure } = edited
  const guard = useLeaveGuard(edited.isUnsaved)

  const handleSave = async (event: FormEvent) => {
    event.preventDefault()
    const first = await edited.save()
    if (first) form.current?.querySelector<HTMLElement>(`[name^="${CSS.escape(first)}"]`)?.focus()
  }
  return (
    <Stack as="form" ref={form} $gap={6} noValidate onSubmit={(event) => void handleSave(event as FormEvent)}>
      <KindsCard edited={edited} />
      <WeekCard edited={edited} />
      <SpecialDaysCard edited={edited} />
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
      <Stack $gap={4}>
        {Object.keys(errors).length > 0 && <Notice tone="danger">{t('sessions.invalid')}</Notice>}
        {failure && (
          <Notice tone="danger">
            {failure.code === 'edit_conflict' ? t('sessions.conflict') : failureText(failure)}
          </Notice>
        )}
        {edited.isSaved && <Notice tone="success">{t('sessions.saved')}</Notice>}
        <Row>
          <Button type="submit" $inactive={edited.isBusy}>
            <Save size={18} aria-hidden />
            {t('sessions.save')}
          </Button>
        </Row>
      </Stack>
      <UnsavedDialog guard={guard} />
    </Stack>
  )
}
