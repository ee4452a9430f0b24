import { ABOUT_MAX, HEADLINE_MAX } from '@mentor-connect/contract/work/portfolioLimits'
import { CountedField } from '@mentor-connect/ui'
import { FormPart } from '../../page-layout/FormPart'
import { LanguagesPart } from './LanguagesPart'
import { LinksPart } from './LinksPart'
import { useT } from './messages/useT'
import { ResumePart } from './resume/ResumePart'
import { SharingPart } from './SharingPart'
import { SkillsPart } from './SkillsPart'
import { TimelinePart } from './TimelinePart'
import { useErrorText } from './useErrorText'
import type { PortfolioForm } from './usePortfolioForm'
import { WorksPart } from './WorksPart'

/** Everything that a learner states in a portfolio, and who can see it. */
export function PortfolioFields({ form }: { form: PortfolioForm }) {
  const t = useT()
  const { values, errors, set } = form
  const error = useErrorText(errors)
  return (
    <>
      <FormPart title={t('portfolio.editor.texts')}>
        <CountedField
          label={t('portfolio.editor.headline')}
          name="headline"
          max={HEADLINE_MAX}
          capped
          value={values.headline}
          error={error('headline')}
          onChange={(headline) => set({ headline })}
        />
        <CountedField
          label={t('portfolio.editor.about')}
          name="about"
          rows={6}
          max={ABOUT_MAX}
          capped
          value={values.about}
          error={error('about')}
          onChange={(about) => set({ about })}
        />
      </FormPart>
      <SkillsPart form={form} />
      <WorksPart form={form} />
      <TimelinePart form={form} list="experience" />
      <TimelinePart form={form} list="education" />
      <LanguagesPart form={form} />
      <LinksPart form={form} />
      <SharingPart form={form} />
      <ResumePart form={form} />
    </>
  )
}
