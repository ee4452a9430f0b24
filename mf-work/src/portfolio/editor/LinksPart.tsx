import { URL_MAX } from '@mentor-connect/contract/rules/limits'
import { LINK_LABEL_MAX, PORTFOLIO_LINKS_MAX } from '@mentor-connect/contract/work/portfolioLimits'
import { Field } from '@mentor-connect/ui'
import { EditedList } from '../../page-layout/EditedList'
import { FoldedFormPart } from '../../page-layout/FormPart'
import { Pairs } from '../../page-layout/Pairs'
import { useT } from './messages/useT'
import { newLink } from './portfolioValues'
import { hasErrorIn, useErrorText } from './useErrorText'
import type { PortfolioForm } from './usePortfolioForm'

/** Other pages of the learner. */
export function LinksPart({ form: { values, errors, set } }: { form: PortfolioForm }) {
  const t = useT()
  const error = useErrorText(errors)
  return (
    <FoldedFormPart
      title={t('portfolio.editor.links')}
      count={values.links.length}
      hasProblem={hasErrorIn(errors, 'links')}
    >
      <EditedList
        entries={values.links}
        max={PORTFOLIO_LINKS_MAX}
        addLabel={t('portfolio.editor.addLink')}
        removeLabel={(number) => t('portfolio.editor.removeLink', { number })}
        create={newLink}
        onChange={(links) => set({ links })}
      >
        {({ label, url }, index, change) => (
          <Pairs>
            <Field
              label={t('portfolio.editor.linkLabel', { number: index + 1 })}
              name={`links.${index}.label`}
              maxLength={LINK_LABEL_MAX}
              value={label}
              error={error(`links.${index}.label`)}
              onChange={({ target }) => change({ label: target.value })}
            />
            <Field
              label={t('portfolio.editor.linkUrl', { number: index + 1 })}
              name={`links.${index}.url`}
              type="url"
              inputMode="url"
              maxLength={URL_MAX}
              value={url}
              error={error(`links.${index}.url`)}
              onChange={({ target }) => change({ url: target.value.trim() })}
            />
          </Pairs>
        )}
      </EditedList>
    </FoldedFormPart>
  )
}
