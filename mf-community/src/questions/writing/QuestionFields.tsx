import { POST_TITLE_MAX, TAGS_MAX } from '@mentor-connect/contract/community/communityRules'
import { CountedField, SelectField } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import { AnswerFields } from './AnswerFields'
import { tagsOf, type PostErrors, type QuestionValues } from './postValues'
import { SubjectTagField } from './SubjectTagField'
import { useSubjectOptions } from './useSubjectOptions'
import { useWritingT } from './useWritingT'

interface QuestionFieldsProps {
  values: QuestionValues
  errors: PostErrors
  onChange: (patch: Partial<QuestionValues>) => void
  /** Content that is shown below the title. */
  afterTitle?: ReactNode
}

/** The fields of a question. */
export function QuestionFields({ values, errors, onChange, afterTitle }: QuestionFieldsProps) {
  const t = useWritingT()
  const subjects = useSubjectOptions()
  const titleErrors = {
    missing: t('community.write.titleMissing'),
    long: t('community.write.tooLong', { max: POST_TITLE_MAX }),
  }
  return (
    <>
      <CountedField
        label={t('community.write.title')}
        max={POST_TITLE_MAX}
        value={values.title}
        error={errors.title && titleErrors[errors.title]}
        onChange={(title) => onChange({ title })}
      />
      {afterTitle}
      <SelectField
        label={t('community.write.subject')}
        value={values.subject}
        error={errors.subject && t('community.write.subjectMissing')}
        onChange={(subject) => onChange({ subject })}
        options={[{ value: '', label: t('community.write.chooseSubject') }, ...subjects]}
      />
      <AnswerFields
        label={t('community.write.text')}
        rows={8}
        values={values}
        errors={errors}
        onChange={onChange}
      />
      <SubjectTagField
        max={TAGS_MAX}
        ids={tagsOf(values)}
        onChange={(ids) => onChange({ tags: ids.join() })}
      />
    </>
  )
}
