import { useLearner } from '@mentor-connect/contract/auth'
import { PHONE_MAX, SUMMARY_MAX, TOWN_MAX } from '@mentor-connect/contract/work/portfolioLimits'
import { Checkbox, CountedField, Field, Muted } from '@mentor-connect/ui'
import { FormPart } from '../../../page-layout/FormPart'
import { Pairs } from '../../../page-layout/Pairs'
import { useT } from '../messages/useT'
import { useErrorText } from '../useErrorText'
import type { PortfolioForm } from '../usePortfolioForm'
import { ResumeFiles } from './json/ResumeFiles'
import { ResumeContent } from './ResumeContent'
import { ResumeDownload } from './ResumeDownload'

/**
 * The résumé: the data that only the résumé states, its content, and the download of its file. Only the
 * learner can create the file.
 */
export function ResumePart({ form }: { form: PortfolioForm }) {
  const t = useT()
  const learner = useLearner()
  const { values, errors, set } = form
  const error = useErrorText(errors)
  const { resume } = values
  const change = (patch: Partial<typeof resume>) => set({ resume: { ...resume, ...patch } })
  return (
    <FormPart title={t('portfolio.resume.title')}>
      <Muted>{t('portfolio.resume.intro')}</Muted>
      <Checkbox
        name="resume.showsEmail"
        checked={resume.showsEmail}
        hint={learner?.email}
        onChange={({ target }) => change({ showsEmail: target.checked })}
      >
        {t('portfolio.resume.email')}
      </Checkbox>
      <Pairs>
        <Field
          label={t('portfolio.resume.phone')}
          name="resume.phone"
          type="tel"
          autoComplete="tel"
          maxLength={PHONE_MAX}
          value={resume.phone}
          error={error('resume.phone')}
          onChange={({ target }) => change({ phone: target.value })}
        />
        <Field
          label={t('portfolio.resume.town')}
          name="resume.town"
          autoComplete="address-level2"
          maxLength={TOWN_MAX}
          value={resume.town}
          error={error('resume.town')}
          onChange={({ target }) => change({ town: target.value })}
        />
      </Pairs>
      <CountedField
        label={t('portfolio.resume.summary')}
        name="resume.summary"
        rows={4}
        max={SUMMARY_MAX}
        capped
        value={resume.summary}
        error={error('resume.summary')}
        onChange={(summary) => change({ summary })}
      />
      <Muted>{t('portfolio.resume.summaryHint')}</Muted>
      <ResumeContent form={form} />
      <ResumeDownload form={form} />
      <ResumeFiles form={form} />
    </FormPart>
  )
}
