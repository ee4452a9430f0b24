import { COURSE_LANGUAGES, type CourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import { languageOptions } from '@mentor-connect/contract/courses/languageNames'
import { PORTFOLIO_LANGUAGES_MAX } from '@mentor-connect/contract/work/portfolioLimits'
import { LANGUAGE_LEVELS } from '@mentor-connect/contract/work/portfolioRules'
import { useLocale } from '@mentor-connect/i18n'
import { SelectField } from '@mentor-connect/ui'
import { EditedList } from '../../page-layout/EditedList'
import { FoldedFormPart } from '../../page-layout/FormPart'
import { Pairs } from '../../page-layout/Pairs'
import { useT } from './messages/useT'
import { newLanguage } from './portfolioValues'
import { hasErrorIn, useErrorText } from './useErrorText'
import type { PortfolioForm } from './usePortfolioForm'

/** The languages that the learner speaks. */
export function LanguagesPart({ form: { values, errors, set } }: { form: PortfolioForm }) {
  const t = useT()
  const locale = useLocale()
  const error = useErrorText(errors)
  const { languages } = values
  const unused = (): CourseLanguage =>
    [locale, ...COURSE_LANGUAGES].find((one) => !languages.some(({ language }) => language === one)) ?? locale
  return (
    <FoldedFormPart
      title={t('portfolio.editor.languages')}
      count={languages.length}
      hasProblem={hasErrorIn(errors, 'languages')}
    >
      <EditedList
        entries={languages}
        max={PORTFOLIO_LANGUAGES_MAX}
        addLabel={t('portfolio.editor.addLanguage')}
        removeLabel={(number) => t('portfolio.editor.removeLanguage', { number })}
        create={() => newLanguage(unused())}
        onChange={(next) => set({ languages: next })}
      >
        {({ language, level }, index, change) => (
          <Pairs>
            <SelectField
              label={t('portfolio.editor.language', { number: index + 1 })}
              name={`languages.${index}.language`}
              value={language}
              options={languageOptions(locale)}
              error={error(`languages.${index}.language`)}
              onChange={(next) => change({ language: next })}
            />
            <SelectField
              label={t('portfolio.editor.level', { number: index + 1 })}
              name={`languages.${index}.level`}
              value={level}
              options={LANGUAGE_LEVELS.map((one) => ({ value: one, label: t(`portfolio.level.${one}`) }))}
              onChange={(next) => change({ level: next })}
            />
          </Pairs>
        )}
      </EditedList>
    </FoldedFormPart>
  )
}
