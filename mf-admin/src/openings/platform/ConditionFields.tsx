import { PAY_MAX, PLACE_MAX } from '@mentor-connect/contract/work/openingLimits'
import { PAY_PERIODS, WORK_HOURS, WORKPLACES } from '@mentor-connect/contract/work/openingRules'
import { CountedField, Field, SelectField, WholeNumberField } from '@mentor-connect/ui'
import { lastDay, PAY_KINDS, today } from '@mentor-connect/ui/opening-form'
import { FilterGrid } from '../../list-controls/FilterBar'
import { RecordSection } from '../../list-controls/RecordSection'
import { useT } from '../../messages/useT'
import type { PlatformFormState } from './usePlatformForm'

/** The fields about place, hours, pay and dates. */
export function ConditionFields({ form }: { form: PlatformFormState }) {
  const t = useT()
  const { values, set, error } = form
  const hours = ['', ...WORK_HOURS] as const
  return (
    <RecordSection title={t('admin.openings.form.conditions')}>
      <FilterGrid>
        <SelectField
          label={t('admin.openings.form.workplace')}
          value={values.workplace}
          onChange={(workplace) => set({ workplace })}
          options={WORKPLACES.map((value) => ({ value, label: t(`admin.openings.workplace.${value}`) }))}
        />
        <SelectField
          label={t('admin.openings.hours')}
          value={values.hours}
          onChange={(value) => set({ hours: value })}
          options={hours.map((value) => ({
            value,
            label: t(value ? `admin.openings.hours.${value}` : 'admin.openings.pay.unstated'),
          }))}
        />
      </FilterGrid>
      <CountedField
        label={t(
          values.workplace === 'remote' ? 'admin.openings.form.placeOptional' : 'admin.openings.form.place',
        )}
        name="place"
        max={PLACE_MAX}
        capped
        value={values.place}
        error={error('place')}
        onChange={(place) => set({ place })}
      />
      <PayFields form={form} />
      <FilterGrid>
        <Field
          label={t('admin.openings.form.startsOn')}
          name="startsOn"
          type="date"
          value={values.startsOn}
          error={error('startsOn')}
          onChange={({ target }) => set({ startsOn: target.value })}
        />
        <Field
          label={t('admin.openings.closesOn')}
          name="closesOn"
          type="date"
          min={today()}
          max={lastDay()}
          value={values.closesOn}
          error={error('closesOn')}
          onChange={({ target }) => set({ closesOn: target.value })}
        />
      </FilterGrid>
    </RecordSection>
  )
}

/** The pay: stated as an amount or a range, unpaid, or not stated. */
function PayFields({ form: { values, set, error } }: { form: PlatformFormState }) {
  const t = useT()
  return (
    <FilterGrid>
      <SelectField
        label={t('admin.openings.pay')}
        value={values.payKind}
        onChange={(payKind) => set({ payKind })}
        options={PAY_KINDS.map((value) => ({
          value,
          label: t(value === 'stated' ? 'admin.openings.form.payStated' : `admin.openings.pay.${value}`),
        }))}
      />
      {values.payKind === 'stated' && (
        <>
          <WholeNumberField
            label={t('admin.openings.form.payFrom')}
            name="pay"
            min={1}
            max={PAY_MAX}
            isOptional
            value={values.payFrom}
            error={error('pay')}
            onChange={(payFrom) => set({ payFrom })}
          />
          <WholeNumberField
            label={t('admin.openings.form.payTo')}
            min={1}
            max={PAY_MAX}
            isOptional
            value={values.payTo}
            onChange={(payTo) => set({ payTo })}
          />
          <SelectField
            label={t('admin.openings.form.payPer')}
            value={values.payPer}
            onChange={(payPer) => set({ payPer })}
            options={PAY_PERIODS.map((value) => ({ value, label: t(`admin.openings.form.per.${value}`) }))}
          />
        </>
      )}
    </FilterGrid>
  )
}
