import { Controller, useFormContext } from 'react-hook-form'
import { fileUrl } from '@mentor-connect/api'
import { FILE_ACCEPT } from '@mentor-connect/contract/rules/uploads'
import { PictureField } from '..'
import type { MentorFields, Rule } from './MentorFields'

interface PortraitFieldProps {
  label: string
  hint: string
  rule: Rule<'profile'>
}

export function PortraitField({ label, hint, rule }: PortraitFieldProps) {
  const { control } = useFormContext<MentorFields>()
  return (
    <Controller
      control={control}
      name="profile"
      rules={{ validate: rule }}
      render={({ field: { value, onChange, ref }, fieldState }) => (
        <PictureField
          ref={ref}
          label={label}
          hint={hint}
          value={typeof value === 'string' ? fileUrl(value) : value}
          onChange={onChange}
          error={fieldState.error?.message}
          accept={FILE_ACCEPT.image}
          shape="round"
        />
      )}
    />
  )
}
