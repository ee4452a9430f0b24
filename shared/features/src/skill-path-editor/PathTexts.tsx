import { COURSE_LEVELS, type CourseLevel } from '@mentor-connect/contract/courses/courseFacts'
import { languageOptions } from '@mentor-connect/contract/courses/languageNames'
import { SUBJECT_NAMES } from '@mentor-connect/contract/courses/subjectNames'
import type { SkillPathErrors } from '@mentor-connect/contract/learning/skillPath'
import { PATH_PURPOSE_MAX, PATH_TITLE_MAX } from '@mentor-connect/contract/learning/skillPathLimits'
import { useLocale } from '@mentor-connect/i18n'
import { CountedField, SelectField, Stack, media, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useEditorT } from './useEditorT'
import type { PathValues } from './pathValues'

interface PathTextsProps {
  values: PathValues
  errors: SkillPathErrors
  set: (patch: Partial<PathValues>) => void
}

export function PathTexts({ values, errors, set }: PathTextsProps) {
  const t = useEditorT()
  const locale = useLocale()
  const error = (field: keyof SkillPathErrors) => {
    const found = errors[field]
    return found && { error: t(`pathEditor.error.${found}`) }
  }
  return (
    <Stack $gap={5}>
      <CountedField
        label={t('pathEditor.name')}
        name="title"
        max={PATH_TITLE_MAX}
        capped
        value={values.title}
        {...error('title')}
        onChange={(title) => set({ title })}
      />
      <CountedField
        label={t('pathEditor.purpose')}
        name="purpose"
        rows={4}
        max={PATH_PURPOSE_MAX}
        capped
        value={values.purpose}
        {...error('purpose')}
        onChange={(purpose) => set({ purpose })}
      />
      <Pairs>
        <SelectField<string>
          label={t('pathEditor.language')}
          name="language"
          value={values.language}
          options={languageOptions(locale)}
          {...error('language')}
          onChange={(language) => set({ language })}
        />
        <SelectField<CourseLevel>
          label={t('pathEditor.level')}
          name="level"
          value={values.level}
          options={COURSE_LEVELS.map((level) => ({ value: level, label: t(`pathEditor.level.${level}`) }))}
          {...error('level')}
          onChange={(level) => set({ level })}
        />
        {values.subjects.map((subject, index) => (
          <SelectField
            key={index}
            label={t('pathEditor.subject', { number: index + 1 })}
            name="subjects"
            value={subject}
            options={[
              { value: '', label: t('pathEditor.noSubject') },
              ...SUBJECT_NAMES.map((names) => ({ value: names.en, label: names[locale] })),
            ]}
            {...(index === 0 && error('subjects'))}
            onChange={(chosen) =>
              set({ subjects: values.subjects.map((one, at) => (at === index ? chosen : one)) })
            }
          />
        ))}
      </Pairs>
    </Stack>
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
