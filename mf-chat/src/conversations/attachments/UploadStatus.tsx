import { Button, ProgressBar, useFailureText, color, font, space } from '@mentor-connect/ui'
import { useStore, type ReadableStore } from '@mentor-connect/ui/store'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import type { Pending } from '../client/chatState'

interface UploadStatusProps {
  message: Pending
  /** Share of the files that was uploaded, from 0 to 1, by client id. */
  progress: ReadableStore<Record<string, number>>
  onCancel: () => void
}

/** Shown below a message whose files are not on the server yet: how far the upload is, or why it was refused. */
export function UploadStatus({ message, progress, onCancel }: UploadStatusProps) {
  const t = useT()
  const failureText = useFailureText()
  const share = useStore(progress)[message.clientMsgId]
  const isUploaded = message.files?.every(({ id }) => id !== undefined) ?? true
  if (message.uploadFailure) return <Reason>{failureText(message.uploadFailure)}</Reason>
  if (isUploaded || message.failure) return null
  return (
    <Line>
      {share === undefined ? (
        <span>{t('chat.files.waiting')}</span>
      ) : (
        <Bar>
          <ProgressBar percent={share * 100} label={t('chat.files.uploading')} />
        </Bar>
      )}
      <Button $variant="ghost" $small onClick={onCancel}>
        {t('chat.files.cancel')}
      </Button>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.muted};
  font-size: ${font.size.small};
`

const Bar = styled.div`
  width: 8rem;
`

const Reason = styled.p`
  color: ${color.danger};
  font-size: ${font.size.small};
`
