import { useFormContext } from 'react-hook-form'
import { Field } from '..'
import type { MentorFields, Rule } from './MentorFields'

interface ExperienceFieldsProps {
  expertise: { label: string; hint?: string; rule: Rule<'expertise'> }
  experience: { label: string; rule: Rule<'experience'> }
}

/** A mentor's expertise and years of experience. */
export function ExperienceFields({ expertise, experience }: ExperienceFieldsProps) {
  const { register, formState } = useFormContext<MentorFields>()
  const { errors } = formState
  return (
    <>
      <Field
        label={expertise.label}
        hint={expertise.hint}
        autoComplete="organization-title"
        required
        error={errors.expertise?.message}
        {...register('expertise', { validate: expertise.rule })}
      />
      <Field
        label={experience.label}
        inputMode="numeric"
        autoComplete="off"
        required
        error={errors.experience?.message}
        {...register('experience', { validate: experience.rule })}
      />
    </>
  )
}
