import { call, useUpload } from '@mentor-connect/api'
import { DOCUMENT_MAX_BYTES, IMAGE_MAX_BYTES } from '@mentor-connect/contract/rules/uploads'
import { addTeamFile } from '@mentor-connect/contract/work/projects/teamFiles'
import { Button, Notice, ProgressBar, Row, Stack, notify } from '@mentor-connect/ui'
import { Paperclip } from 'lucide-react'
import { useRef, useState } from 'react'
import { useProjectFailureText } from '../../facts/useProjectFailureText'
import { useT } from '../messages/useT'

interface AddFileProps {
  teamId: string
  onAdded: () => void
}

const ACCEPTED = 'image/*,.pdf,.doc,.docx'

/** Adds a document or a picture to the files of a team. */
export function AddFile({ teamId, onAdded }: AddFileProps) {
  const t = useT()
  const failureText = useProjectFailureText()
  const input = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const upload = useUpload(async (file, sending) => {
    const files = isPicture(file) ? { picture: [file] } : { document: [file] }
    await call(addTeamFile, { params: { id: teamId }, body: {}, files, ...sending })
    notify.success(t('projects.files.added', { name: file.name }))
    onAdded()
  })
  const { share, failure } = upload
  const isSending = share !== null

  const handleChoice = (file: File | undefined) => {
    if (!file) return
    const isTooMuch = file.size > (isPicture(file) ? IMAGE_MAX_BYTES : DOCUMENT_MAX_BYTES)
    setTooLarge(isTooMuch)
    if (!isTooMuch) void upload.start(file)
  }
  return (
    <Stack $gap={3}>
      <Row>
        <Button $variant="secondary" $inactive={isSending} onClick={() => input.current?.click()}>
          <Paperclip size={18} aria-hidden />
          {t('projects.files.add')}
        </Button>
        {isSending && (
          <Button $variant="ghost" onClick={upload.cancel}>
            {t('projects.cancel')}
          </Button>
        )}
      </Row>
      <input
        ref={input}
        hidden
        type="file"
        accept={ACCEPTED}
        aria-label={t('projects.files.add')}
        onChange={({ target }) => {
          handleChoice(target.files?.[0])
          // Empties the field, so that the same file can be chosen again after a failure.
          target.value = ''
        }}
      />
      <p>{t('projects.files.kinds')}</p>
      {isSending && (
        <ProgressBar
          percent={share * 100}
          label={t('projects.files.sending', { name: upload.file?.name ?? '' })}
        />
      )}
      {isTooLarge && <Notice tone="danger">{t('projects.files.tooLarge')}</Notice>}
      {failure && (
        <Notice tone="danger">
          <p>{failureText(failure)}</p>
          <Button $variant="secondary" $small onClick={upload.retry}>
            {t('projects.tryAgain')}
          </Button>
        </Notice>
      )}
    </Stack>
  )
}

const isPicture = (file: File) => file.type.startsWith('image/')
