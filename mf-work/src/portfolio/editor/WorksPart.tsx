import { URL_MAX } from '@mentor-connect/contract/rules/limits'
import {
  PORTFOLIO_WORKS_MAX,
  WORK_TEXT_MAX,
  WORK_TITLE_MAX,
} from '@mentor-connect/contract/work/portfolioLimits'
import { CountedField, Field, Muted } from '@mentor-connect/ui'
import { EditedList } from '../../page-layout/EditedList'
import { FoldedFormPart } from '../../page-layout/FormPart'
import { useT } from './messages/useT'
import { newWork } from './portfolioValues'
import { hasErrorIn, useErrorText } from './useErrorText'
import type { PortfolioForm } from './usePortfolioForm'

/** Things that the learner has made. */
export function WorksPart({ form: { values, errors, set } }: { form: PortfolioForm }) {
  const t = useT()
  const error = useErrorText(errors)
  return (
    <FoldedFormPart
      title={t('portfolio.editor.works')}
      count={values.works.length}
      hasProblem={hasErrorIn(errors, 'works')}
    >
      <Muted>{t('portfolio.editor.worksHint')}</Muted>
      <EditedList
        entries={values.works}
        max={PORTFOLIO_WORKS_MAX}
        addLabel={t('portfolio.editor.addWork')}
        removeLabel={(number) => t('portfolio.editor.removeWork', { number })}
        create={newWork}
        onChange={(works) => set({ works })}
      >
        {({ title, text, link }, index, change) => (
          <>
            <CountedField
              label={t('portfolio.editor.workTitle', { number: index + 1 })}
              name={`works.${index}.title`}
              max={WORK_TITLE_MAX}
              capped
              value={title}
              error={error(`works.${index}.title`)}
              onChange={(next) => change({ title: next })}
            />
            <CountedField
              label={t('portfolio.editor.workText', { number: index + 1 })}
              name={`works.${index}.text`}
              rows={3}
              max={WORK_TEXT_MAX}
              capped
              value={text}
              error={error(`works.${index}.text`)}
              onChange={(next) => change({ text: next })}
            />
            <Field
              label={t('portfolio.editor.workLink', { number: index + 1 })}
              name={`works.${index}.link`}
              type="url"
              inputMode="url"
              maxLength={URL_MAX}
              value={link}
              error={error(`works.${index}.link`)}
              onChange={({ target }) => change({ link: target.value.trim() })}
            />
          </>
        )}
      </EditedList>
    </FoldedFormPart>
  )
}
