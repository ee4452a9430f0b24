import { call, useAttempt } from '@mentor-connect/api'
import { useLearner } from '@mentor-connect/contract/auth'
import { getResumeFit, getResumePdf, type ResumeFit } from '@mentor-connect/contract/work/resume'
import type { Locale } from '@mentor-connect/i18n'
import { saveFile } from '@mentor-connect/ui'
import { useState } from 'react'
import { useT } from '../messages/useT'

/** Downloads the résumé. If its file would leave something out, the learner is asked first. */
export function useResumeDownload(language: Locale) {
  const t = useT()
  const learner = useLearner()
  const [loss, setLoss] = useState<ResumeFit>()
  const { attempt, isBusy, failure } = useAttempt()

  async function save() {
    const { data } = await call(getResumePdf, { query: { language } })
    saveFile(data, `${t('portfolio.resume.fileName', { name: learner?.name ?? '' })}.pdf`)
    setLoss(undefined)
  }
  const start = () =>
    attempt(async () => {
      setLoss(undefined)
      const { data } = await call(getResumeFit, { query: { language } })
      if (data.leftOut.length + data.unshown.length > 0) setLoss(data)
      else await save()
    })
  return { start, confirm: () => attempt(save), cancel: () => setLoss(undefined), loss, isBusy, failure }
}
