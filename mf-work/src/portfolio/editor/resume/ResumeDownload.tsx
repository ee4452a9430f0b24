import { paths } from '@mentor-connect/contract/remote'
import { LOCALES } from '@mentor-connect/contract/api/locales'
import { useLocale } from '@mentor-connect/i18n'
import {
  Button,
  ButtonLink,
  Muted,
  Notice,
  Row,
  SelectField,
  Stack,
  useFailureText,
} from '@mentor-connect/ui'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../messages/useT'
import type { PortfolioForm } from '../usePortfolioForm'
import { ResumeLoss } from './ResumeLoss'
import { useResumeDownload } from './useResumeDownload'

/** The choice of a language, and the download of the résumé as it is saved. */
export function ResumeDownload({ form: { stored, isUnsaved } }: { form: PortfolioForm }) {
  const t = useT()
  const failureText = useFailureText()
  const [language, setLanguage] = useState(useLocale())
  const { start, confirm, cancel, loss, isBusy, failure } = useResumeDownload(language)
  if (stored.version === 0) return <Muted>{t('portfolio.resume.saveFirst')}</Muted>
  return (
    <Stack $gap={4}>
      <SelectField
        label={t('portfolio.resume.language')}
        value={language}
        options={LOCALES.map((one) => ({ value: one, label: t(`portfolio.resume.language.${one}`) }))}
        onChange={setLanguage}
      />
      {isUnsaved && <Notice tone="warning">{t('portfolio.resume.unsaved')}</Notice>}
      <div>
        <Button $variant="secondary" $inactive={isBusy} onClick={() => void start()}>
          <FileDown size={18} aria-hidden />
          {t(isBusy ? 'portfolio.resume.downloading' : 'portfolio.resume.download')}
        </Button>
      </div>
      {loss && <ResumeLoss loss={loss} isBusy={isBusy} onConfirm={() => void confirm()} onCancel={cancel} />}
      {failure?.code === 'name_not_printable' ? (
        <Notice tone="danger">
          <p>{t('portfolio.resume.nameNotPrintable')}</p>
          <Row>
            <ButtonLink to={paths.learner.profile} $variant="secondary" $small>
              {t('portfolio.editor.profile')}
            </ButtonLink>
          </Row>
        </Notice>
      ) : (
        failure && <Notice tone="danger">{failureText(failure)}</Notice>
      )}
    </Stack>
  )
}
