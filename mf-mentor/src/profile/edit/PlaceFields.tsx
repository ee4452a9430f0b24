import { Field, TimeZoneField } from '@mentor-connect/ui'
import { Controller, useFormContext } from 'react-hook-form'
import { useT } from '../../messages/useT'
import type { ProfileForm } from './profileForm'
import { useProfileRules } from './useProfileRules'

/** Fields for the mentor's location. Learners see the city and the local time. */
export function PlaceFields() {
  const t = useT()
  const rules = useProfileRules()
  const { control, register, formState } = useFormContext<ProfileForm>()
  return (
    <>
      <Field
        label={t('mentor.profile.city')}
        hint={t('mentor.profile.cityHint')}
        autoComplete="address-level2"
        error={formState.errors.city?.message}
        {...register('city', { validate: rules.city })}
      />
      <Controller
        control={control}
        name="timeZone"
        render={({ field: { value, onChange, ref } }) => (
          <TimeZoneField
            ref={ref}
            label={t('mentor.profile.timeZone')}
            value={value}
            ofDevice={(zone) => t('mentor.profile.ofDevice', { zone })}
            onChange={onChange}
          />
        )}
      />
    </>
  )
}
