import { useAttempt } from '@mentor-connect/api'
import { Button, Notice, Stack, saveFile, useFailureText } from '@mentor-connect/ui'
import { FileDown } from 'lucide-react'
import { useT } from './messages/useT'

interface ResumeDownloadProps {
  /** Name of the file, without its ending. */
  name: string
  read: () => Promise<{ data: Blob }>
}

/** The download of the résumé that was sent with an application. */
export function ResumeDownload({ name, read }: ResumeDownloadProps) {
  const t = useT()
  const failureText = useFailureText()
  const { attempt, isBusy, failure } = useAttempt()
  const download = () => attempt(async () => saveFile((await read()).data, `${name}.pdf`))
  return (
    <Stack $gap={2}>
      <div>
        <Button $variant="secondary" $small $inactive={isBusy} onClick={() => void download()}>
          <FileDown size={18} aria-hidden />
          {t(isBusy ? 'openings.resume.loading' : 'openings.resume.download')}
        </Button>
      </div>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
    </Stack>
  )
}
