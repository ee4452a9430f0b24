import { ANSWER_TEMPLATES, type AnswerTemplate } from '@mentor-connect/contract/work/answerTemplates'
import { LOCALES, LOCALE_NAMES, type Locale } from '@mentor-connect/i18n'
import { SelectField } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

interface TemplateChoiceProps {
  /** Empty for the poster's own words. */
  chosen: AnswerTemplate | ''
  language: Locale
  onChoose: (template: AnswerTemplate | '', language: Locale) => void
}

/** Chooses a template for an answer, and its language. */
export function TemplateChoice({ chosen, language, onChoose }: TemplateChoiceProps) {
  const t = useT()
  return (
    <>
      <SelectField
        label={t('openings.applicant.template')}
        value={chosen}
        onChange={(template) => onChoose(template, language)}
        options={[
          { value: '' as const, label: t('openings.applicant.noTemplate') },
          ...ANSWER_TEMPLATES.map((one) => ({ value: one, label: t(`openings.applicant.template.${one}`) })),
        ]}
      />
      {chosen && (
        <SelectField
          label={t('openings.applicant.templateLanguage')}
          value={language}
          onChange={(next) => onChoose(chosen, next)}
          options={LOCALES.map((one) => ({ value: one, label: LOCALE_NAMES[one] }))}
        />
      )}
    </>
  )
}
