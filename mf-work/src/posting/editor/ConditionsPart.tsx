import { DURATION_MAX, PLACE_MAX } from '@mentor-connect/contract/work/openingLimits'
import { DURATION_UNITS, WORK_HOURS, WORKPLACES } from '@mentor-connect/contract/work/openingRules'
import { CountedField, Field, SelectField, WholeNumberField } from '@mentor-connect/ui'
import { lastDay, today } from '@mentor-connect/ui/opening-form'
import { useT } from '../messages/useT'
import { FormPart } from '../../page-layout/FormPart'
import { Pairs } from '../../page-layout/Pairs'
import { PayFields } from './PayFields'
import { useErrorText } from './useErrorText'
import type { OpeningFormState } from './useOpeningForm'

const HOURS = ['', ...WORK_HOURS] as const

/** The fields about place, hours, pay and dates. */
export function ConditionsPart({ form }: { form: OpeningFormState }) {
  const t = useT()
  const { values, errors, set } = form
  const error = useErrorText(errors)
  return (
    <FormPart title={t('openings.form.conditions')}>
      <Pairs>
        <SelectField
          label={t('openings.form.workplace')}
          name="workplace"
          value={values.workplace}
          onChange={(workplace) => set({ workplace })}
          options={WORKPLACES.map((value) => ({ value, label: t(`openings.workplace.${value}`) }))}
        />
        <SelectField
          label={t('openings.form.hours')}
          value={values.hours}
          onChange={(hours) => set({ hours })}
          options={HOURS.map((value) => ({
            value,
            label: t(value ? `openings.hours.${value}` : 'openings.form.pay.unstated'),
          }))}
        />
        <CountedField
          label={t(values.workplace === 'remote' ? 'openings.form.placeOptional' : 'openings.form.place')}
          name="place"
          max={PLACE_MAX}
          capped
          value={values.place}
          error={error('place')}
          onChange={(place) => set({ place })}
        />
      </Pairs>
      <PayFields form={form} />
      <Pairs>
        <WholeNumberField
          label={t('openings.form.duration')}
          name="duration"
          min={1}
          max={DURATION_MAX}
          isOptional
          value={values.durationCount}
          error={error('duration')}
          onChange={(durationCount) => set({ durationCount })}
        />
        <SelectField
          label={t('openings.form.durationUnit')}
          value={values.durationUnit}
          onChange={(durationUnit) => set({ durationUnit })}
          options={DURATION_UNITS.map((unit) => ({ value: unit, label: t(`openings.form.unit.${unit}`) }))}
        />
        <Field
          label={t('openings.form.startsOn')}
          name="startsOn"
          type="date"
          value={values.startsOn}
          error={error('startsOn')}
          onChange={({ target }) => set({ startsOn: target.value })}
        />
        <Field
          label={t('openings.form.closesOn')}
          name="closesOn"
          type="date"
          min={today()}
          max={lastDay()}
          value={values.closesOn}
          error={error('closesOn')}
          onChange={({ target }) => set({ closesOn: target.value })}
        />
      </Pairs>
    </FormPart>
  )
}
