import { hasContactData } from '@mentor-connect/contract/trust/contactData'
import { HEADLINE_MAX, STORY_MAX } from '@mentor-connect/contract/mentoring/mentorProfile'
import { CountedField, Notice } from '@mentor-connect/ui'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useT } from '../../messages/useT'
import type { ProfileForm } from './profileForm'
import { useProfileRules } from './useProfileRules'

const STORY_ROWS = 8

/** Fields for the introduction of a mentor, which learners read first. */
export function StoryFields() {
  const t = useT()
  const rules = useProfileRules()
  const { control } = useFormContext<ProfileForm>()
  return (
    <>
      <Controller
        control={control}
        name="headline"
        rules={{ validate: rules.headline }}
        render={({ field, fieldState }) => (
          <CountedField
            {...field}
            label={t('mentor.profile.headline')}
            max={HEADLINE_MAX}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="story"
        rules={{ validate: rules.story }}
        render={({ field, fieldState }) => (
          <CountedField
            {...field}
            label={t('mentor.profile.story')}
            rows={STORY_ROWS}
            max={STORY_MAX}
            error={fieldState.error?.message}
          />
        )}
      />
      <StoryWarning />
    </>
  )
}

/** Warns about the text without refusing it: the mentor decides. */
function StoryWarning() {
  const t = useT()
  const [headline, story] = useWatch<ProfileForm, ['headline', 'story']>({ name: ['headline', 'story'] })
  return (
    <div aria-live="polite">
      {hasContactData(`${headline}\n${story}`) && <Notice>{t('mentor.profile.storyContact')}</Notice>}
    </div>
  )
}
