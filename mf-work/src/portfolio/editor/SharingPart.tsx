import { addressOnSite } from '@mentor-connect/api'
import { paths } from '@mentor-connect/contract/remote'
import { VISIBILITIES } from '@mentor-connect/contract/work/portfolioRules'
import { Muted, Notice, SelectField, SlugField } from '@mentor-connect/ui'
import { FormPart } from '../../page-layout/FormPart'
import { useT } from './messages/useT'
import { useErrorText } from './useErrorText'
import type { PortfolioForm } from './usePortfolioForm'

/** The address of a portfolio, and who can see it. */
export function SharingPart({ form: { values, errors, stored, set } }: { form: PortfolioForm }) {
  const t = useT()
  const error = useErrorText(errors)
  const { slug, visibility } = values
  const isMoved = stored.visibility !== 'off' && slug !== stored.slug
  const choices = stored.mayShow ? VISIBILITIES : (['off'] as const)
  return (
    <FormPart title={t('portfolio.editor.sharing')}>
      {!stored.mayShow && <Notice>{t('portfolio.editor.minor')}</Notice>}
      <SelectField
        label={t('portfolio.editor.visibility')}
        name="visibility"
        value={visibility}
        options={choices.map((one) => ({ value: one, label: t(`portfolio.editor.visibility.${one}`) }))}
        onChange={(next) => set({ visibility: next })}
      />
      <Muted>{t(`portfolio.editor.explained.${visibility}`)}</Muted>
      <SlugField
        label={t('portfolio.editor.slug')}
        value={slug}
        error={error('slug')}
        address={addressOnSite(paths.portfolio(slug))}
        onChange={(next) => set({ slug: next })}
      />
      {isMoved && <Muted>{t('portfolio.editor.moved')}</Muted>}
    </FormPart>
  )
}
