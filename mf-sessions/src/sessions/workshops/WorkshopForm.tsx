import {
  WORKSHOP_DESCRIPTION_MAX,
  WORKSHOP_SEATS_MAX,
  WORKSHOP_SEATS_MIN,
  WORKSHOP_TITLE_MAX,
} from '@mentor-connect/contract/mentoring/workshops/workshopLimits'
import {
  Button,
  Card,
  CountedField,
  Field,
  Notice,
  Row,
  SelectField,
  Stack,
  UnsavedDialog,
  WholeNumberField,
  media,
  space,
  useLeaveGuard,
} from '@mentor-connect/ui'
import { useRef, type FormEvent } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { useWorkshopForm, type EditedWorkshop } from './useWorkshopForm'
import { WorkshopChoices } from './WorkshopChoices'
import { WorkshopFailure } from './WorkshopFailure'

const LENGTHS = [30, 45, 60, 75, 90, 105, 120, 135, 150, 165, 180]

/** The form with everything that a mentor states about a workshop. */
export function WorkshopForm(edited: EditedWorkshop) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const { values, errors, isBusy, failure, isUnsaved, set, save } = useWorkshopForm(edited)
  const guard = useLeaveGuard(isUnsaved)
  const error = (field: keyof typeof errors) =>
    errors[field] && t(`sessions.workshops.error.${errors[field]}`)

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const first = await save(guard.open)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  return (
    <Card>
      <Stack
        as="form"
        ref={form}
        $gap={5}
        noValidate
        onSubmit={(event) => void handleSubmit(event as FormEvent)}
      >
        {edited.isOpen && <Notice>{t('sessions.workshops.openHint')}</Notice>}
        <CountedField
          label={t('sessions.workshops.name')}
          name="title"
          max={WORKSHOP_TITLE_MAX}
          capped
          value={values.title}
          error={error('title')}
          onChange={(title) => set({ title })}
        />
        <CountedField
          label={t('sessions.workshops.description')}
          name="description"
          rows={6}
          max={WORKSHOP_DESCRIPTION_MAX}
          capped
          value={values.description}
          error={error('description')}
          onChange={(description) => set({ description })}
        />
        <Pairs>
          <WorkshopChoices values={values} set={set} />
          <Field
            label={t('sessions.workshops.start')}
            name="start"
            type="datetime-local"
            step={900}
            value={values.localStart}
            hint={t('sessions.workshops.startHint')}
            error={error('start')}
            onChange={(event) => set({ localStart: event.target.value })}
          />
          <SelectField
            label={t('sessions.kinds.minutes')}
            value={String(values.minutes)}
            options={LENGTHS.map((count) => ({
              value: String(count),
              label: t('sessions.kinds.minutesOf', { count }),
            }))}
            onChange={(minutes) => set({ minutes: Number(minutes) })}
          />
          <WholeNumberField
            label={t('sessions.workshops.seats')}
            name="seats"
            min={WORKSHOP_SEATS_MIN}
            max={WORKSHOP_SEATS_MAX}
            value={values.seats}
            error={error('seats')}
            onChange={(seats = NaN) => set({ seats })}
          />
        </Pairs>
        <Field
          label={t('sessions.place.link')}
          name="meetingUrl"
          type="url"
          inputMode="url"
          value={values.meetingUrl}
          hint={t('sessions.workshops.linkHint')}
          error={error('meetingUrl')}
          onChange={(event) => set({ meetingUrl: event.target.value.trim() })}
        />
        {failure && <WorkshopFailure failure={failure} />}
        <Row>
          <Button type="submit" $inactive={isBusy}>
            {t('sessions.save')}
          </Button>
        </Row>
        <UnsavedDialog guard={guard} />
      </Stack>
    </Card>
  )
}

/** Short fields, two in a row on a wide screen. */
const Pairs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]} ${space[4]};
  align-items: start;
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
