import { POST_TEXT_MAX } from '@mentor-connect/contract/community/communityRules'
import { useLocale } from '@mentor-connect/i18n'
import { LanguageChoice } from './LanguageChoice'
import { PicturesField } from './PicturesField'
import { languageOfPost, picturesOf, writtenPictures, type AnswerValues, type PostErrors } from './postValues'
import { TextEditor } from './TextEditor'
import { useWritingT } from './useWritingT'

interface AnswerFieldsProps {
  label: string
  rows: number
  values: AnswerValues
  errors: PostErrors
  /** False for visitors, who cannot upload pictures. */
  hasPictures?: boolean
  onChange: (patch: Partial<AnswerValues>) => void
}

/** The fields that questions and answers share: text, pictures and language. */
export function AnswerFields({
  label,
  rows,
  values,
  errors,
  hasPictures = true,
  onChange,
}: AnswerFieldsProps) {
  const t = useWritingT()
  const language = languageOfPost(values, useLocale())
  const textErrors = {
    missing: t('community.write.textMissing'),
    long: t('community.write.tooLong', { max: POST_TEXT_MAX }),
  }
  return (
    <>
      <TextEditor
        label={label}
        rows={rows}
        language={language}
        text={values.text}
        error={errors.text && textErrors[errors.text]}
        onChange={(text) => onChange({ text })}
      />
      {hasPictures && (
        <PicturesField
          pictures={picturesOf(values)}
          onChange={(pictures) => onChange({ pictures: writtenPictures(pictures) })}
        />
      )}
      <LanguageChoice value={language} onChange={(chosen) => onChange({ language: chosen })} />
    </>
  )
}
