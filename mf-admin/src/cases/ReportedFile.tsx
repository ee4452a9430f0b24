import { useAttempt } from '@mentor-connect/api'
import { REMOVED } from '@mentor-connect/contract/api/wire'
import { Button, Muted, Notice, Row, saveFile, Stack } from '@mentor-connect/ui'
import { Download } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { AdminFailure } from '../operator/AdminFailure'
import { withFreshPasskey } from '../operator/passkeys'

interface ReportedFileProps {
  name: string
  /** Reads the file from the back office. */
  read: () => Promise<{ data: Blob }>
}

/** Downloads a file of what was reported. For safety the back office never displays it. */
export function ReportedFile({ name, read }: ReportedFileProps) {
  const t = useT()
  const { attempt, isBusy, failure } = useAttempt()
  const save = () =>
    attempt(async () => {
      saveFile((await withFreshPasskey(read)).data, name)
    })
  return (
    <Stack $gap={2}>
      <Row $gap={3}>
        <Name $variant="secondary" $inactive={isBusy} onClick={() => void save()}>
          <Download size={18} aria-hidden />
          {t('admin.evidence.saveFile', { name })}
        </Name>
      </Row>
      <Muted>{t('admin.evidence.fileHint')}</Muted>
      {failure?.reason === REMOVED ? (
        <Notice tone="warning">{t('admin.evidence.fileRemoved')}</Notice>
      ) : (
        <AdminFailure failure={failure} />
      )}
    </Stack>
  )
}

const Name = styled(Button)`
  max-width: 100%;
  overflow-wrap: anywhere;

  svg {
    flex: none;
  }
`
