import { LANGUAGES_MAX } from '@mentor-connect/contract/mentoring/mentorProfile'
import { languageOptions } from '@mentor-connect/contract/courses/languageNames'
import { useLocale } from '@mentor-connect/i18n'
import { Checkbox, FieldError, Fieldset, Hint, space } from '@mentor-connect/ui'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import type { ProfileForm } from './profileForm'
import { useProfileRules } from './useProfileRules'

/** The languages in which the mentor talks to learners. */
export function LanguagesField() {
  const t = useT()
  const locale = useLocale()
  const rules = useProfileRules()
  const id = useId()
  const { register, formState } = useFormContext<ProfileForm>()
  const error = formState.errors.languages?.message
  return (
    <Fieldset aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}>
      <legend>{t('mentor.profile.languages')}</legend>
      <Hint id={`${id}-hint`}>{t('mentor.profile.languagesHint', { max: LANGUAGES_MAX })}</Hint>
      <Choices>
        {languageOptions(locale).map(({ value, label }) => (
          <Checkbox key={value} value={value} {...register('languages', { validate: rules.languages })}>
            {label}
          </Checkbox>
        ))}
      </Choices>
      {error && (
        <FieldError id={`${id}-error`} role="alert">
          {error}
        </FieldError>
      )}
    </Fieldset>
  )
}

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: ${space[1]} ${space[4]};
  margin-top: ${space[2]};
`
