import { languageOptions } from '@mentor-connect/contract/courses/languageNames'
import { SUBJECT_NAMES } from '@mentor-connect/contract/courses/subjectNames'
import { isCourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import { DOMAIN_TAG_MAX } from '@mentor-connect/contract/rules/limits'
import {
  BRIEF_DESCRIPTION_MAX,
  BRIEF_GOAL_MAX,
  BRIEF_SKILLS_MAX,
  BRIEF_TITLE_MAX,
} from '@mentor-connect/contract/work/projects/projectLimits'
import { useLocale } from '@mentor-connect/i18n'
import { CountedField, SelectField, TagField } from '@mentor-connect/ui'
import { FormPart } from '../../../page-layout/FormPart'
import { useT } from '../messages/useT'
import type { BriefFormState } from './useBriefForm'
import { useErrorText } from './useErrorText'

/** The fields about the purpose and the work. */
export function BasicsPart({ form: { values, errors, set } }: { form: BriefFormState }) {
  const t = useT()
  const locale = useLocale()
  const error = useErrorText(errors)
  return (
    <FormPart title={t('projects.form.basics')}>
      <CountedField
        label={t('projects.form.title')}
        name="title"
        max={BRIEF_TITLE_MAX}
        capped
        value={values.title}
        error={error('title')}
        onChange={(title) => set({ title })}
      />
      <CountedField
        label={t('projects.form.goal')}
        name="goal"
        rows={2}
        max={BRIEF_GOAL_MAX}
        capped
        value={values.goal}
        error={error('goal')}
        onChange={(goal) => set({ goal })}
      />
      <CountedField
        label={t('projects.form.description')}
        name="description"
        rows={10}
        max={BRIEF_DESCRIPTION_MAX}
        capped
        value={values.description}
        error={error('description')}
        onChange={(description) => set({ description })}
      />
      <TagField
        label={t('projects.form.skills')}
        hint={t('projects.form.skillsHint')}
        name="skills"
        max={BRIEF_SKILLS_MAX}
        maxLength={DOMAIN_TAG_MAX}
        suggestions={SUBJECT_NAMES.map(({ en }) => en)}
        value={values.skills}
        error={error('skills')}
        onChange={(skills) => set({ skills })}
      />
      <SelectField<string>
        label={t('projects.form.language')}
        name="language"
        value={values.language}
        options={languageOptions(locale)}
        onChange={(language) => isCourseLanguage(language) && set({ language })}
      />
    </FormPart>
  )
}
