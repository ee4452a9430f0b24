import { call, useAttempt } from '@mentor-connect/api'
import type { ApplicantDetails } from '@mentor-connect/contract/work/posting'
import { getSentResume } from '@mentor-connect/contract/work/resume'
import { Button, Notice, Stack, saveFile, useFailureText } from '@mentor-connect/ui'
import { FileDown } from 'lucide-react'
import { useT } from '../messages/useT'

/** The download of the résumé that an applicant has sent. */
export function SentResume({ applicant: { _id, name } }: { applicant: ApplicantDetails }) {
  const t = useT()
  const failureText = useFailureText()
  const { attempt, isBusy, failure } = useAttempt()
  const download = () =>
    attempt(async () => {
      const { data } = await call(getSentResume, { params: { id: _id } })
      saveFile(data, `${t('openings.applicant.resumeFile', { name })}.pdf`)
    })
  return (
    <Stack $gap={2}>
      <div>
        <Button $variant="secondary" $small $inactive={isBusy} onClick={() => void download()}>
          <FileDown size={18} aria-hidden />
          {t(isBusy ? 'openings.applicant.resumeLoading' : 'openings.applicant.resumeDownload')}
        </Button>
      </div>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
    </Stack>
  )
}
