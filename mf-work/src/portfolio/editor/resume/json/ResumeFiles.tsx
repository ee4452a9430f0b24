import { certificateCheckUrl } from '@mentor-connect/api'
import { useLearner } from '@mentor-connect/contract/auth'
import { resumeOf } from '@mentor-connect/contract/work/resumeRules'
import { useLocale } from '@mentor-connect/i18n'
import { Button, Folded, Muted, Notice, Row, Stack, notify, saveFile } from '@mentor-connect/ui'
import { FileDown, FileUp } from 'lucide-react'
import { useRef, useState, type ChangeEvent } from 'react'
import { useT } from '../../messages/useT'
import { storedPortfolio, toResumeParts, toShown } from '../../portfolioValues'
import type { PortfolioForm } from '../../usePortfolioForm'
import { ImportPreview } from './ImportPreview'
import { toJsonResume } from './jsonResume'
import { proposalsFor, type Proposal } from './proposals'
import { FILE_MAX, readJsonResume } from './readJsonResume'

type Offer = ReturnType<typeof proposalsFor>

/** Exchange of the résumé with other programs, as a file in the format JSON Resume. */
export function ResumeFiles({ form }: { form: PortfolioForm }) {
  const t = useT()
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [offer, setOffer] = useState<Offer>()
  const [error, setError] = useState<'tooLarge' | 'unreadable'>()

  const handleChoice = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    setOffer(undefined)
    const read = file.size > FILE_MAX ? undefined : readJsonResume(await file.text())
    target.value = ''
    setError(read ? undefined : file.size > FILE_MAX ? 'tooLarge' : 'unreadable')
    if (read) setOffer(proposalsFor(read, form.values, locale))
  }
  const handleApply = (chosen: Proposal[]) => {
    form.set(chosen.reduce((values, { apply }) => apply(values), form.values))
    setOffer(undefined)
    notify.success(t('portfolio.resume.json.added', { count: chosen.length }))
  }
  return (
    <Folded>
      <summary>{t('portfolio.resume.json.title')}</summary>
      <Stack $gap={4}>
        <Muted>{t('portfolio.resume.json.intro')}</Muted>
        <Row>
          <Button $variant="secondary" $small onClick={() => input.current?.click()}>
            <FileUp size={18} aria-hidden />
            {t('portfolio.resume.json.choose')}
          </Button>
          <SaveButton form={form} />
        </Row>
        <input
          ref={input}
          hidden
          type="file"
          accept=".json,application/json"
          aria-label={t('portfolio.resume.json.choose')}
          onChange={(event) => void handleChoice(event)}
        />
        {error && <Notice tone="danger">{t(`portfolio.resume.json.${error}`)}</Notice>}
        {offer && <ImportPreview offer={offer} onApply={handleApply} onCancel={() => setOffer(undefined)} />}
      </Stack>
    </Folded>
  )
}

/** Saves the résumé as it is stored, because the form may hold invalid values. */
function SaveButton({ form: { stored } }: { form: PortfolioForm }) {
  const t = useT()
  const learner = useLearner()
  if (!learner || stored.version === 0) return null
  const handleSave = () => {
    const values = storedPortfolio(stored, 'en')
    const shown = toShown(values, stored.proofs, { name: learner.name })
    const resume = resumeOf(shown, toResumeParts(values), learner.email)
    const json = toJsonResume(resume, certificateCheckUrl)
    const file = new Blob([JSON.stringify(json, null, 2)], { type: 'application/json' })
    saveFile(file, `${t('portfolio.resume.fileName', { name: learner.name })}.json`)
  }
  return (
    <Button $variant="ghost" $small onClick={handleSave}>
      <FileDown size={18} aria-hidden />
      {t('portfolio.resume.json.save')}
    </Button>
  )
}
