import { type ApiFailure, useUpload, type CountSending, type SendFile } from '@mentor-connect/api'
import { FILE_ACCEPT, type FileField } from '@mentor-connect/contract/rules/uploads'
import { useSharedT } from '@mentor-connect/i18n'
import { Button, FieldError, ProgressBar, Row, Small, Stack, useFailureText } from '@mentor-connect/ui'
import { FileUp, RotateCw, Trash2, X } from 'lucide-react'
import { useId, useRef, useState, type ChangeEvent } from 'react'
import { useT } from './messages/useT'

const MEBIBYTE = 1024 * 1024

interface UploadFieldProps {
  /** Label of the field. */
  label: string
  /** Label of the button that chooses a file. */
  choose: string
  /** Accepted endings of file names, with the dot. */
  endings: string[]
  field: FileField
  notAccepted: string
  /** Hint shown if the server refuses the content of the file. */
  refused: string
  send: SendFile
  onSending?: CountSending
  /** Description of the stored file and how to remove it; absent if there is none. */
  stored?: { text: string; remove: string; onRemove: () => void }
}

/** A button that chooses a file, the progress of its upload, and the error if it failed. */
export function UploadField({
  label,
  choose,
  endings,
  field,
  notAccepted,
  refused,
  send,
  onSending,
  stored,
}: UploadFieldProps) {
  const t = useT()
  const sharedT = useSharedT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const failureText = useFailureText()
  const upload = useUpload(send, onSending)
  const [fileError, setFileError] = useState<string>()
  const textOf = (failure: ApiFailure) =>
    failure.code === 'file_not_accepted' ? refused : failureText(failure)
  const problem = fileError ?? (upload.failure && textOf(upload.failure))

  const errorOf = ({ name, size }: File) => {
    if (!endings.some((ending) => name.toLowerCase().endsWith(ending))) return notAccepted
    if (size === 0) return t('mentor.video.blank')
    if (size <= field.maxBytes) return undefined
    return t('mentor.video.tooLarge', { max: (field.maxBytes / MEBIBYTE).toString() })
  }
  const handleChoice = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    const error = errorOf(file)
    setFileError(error)
    if (!error) void upload.start(file)
  }
  const handleCancel = () => {
    upload.cancel()
    button.current?.focus()
  }
  const handleRemove = () => {
    stored?.onRemove()
    button.current?.focus()
  }
  return (
    <Stack role="group" $gap={2} aria-label={label} aria-describedby={problem ? `${id}-error` : undefined}>
      <Row $gap={2}>
        <Button
          ref={button}
          $variant="secondary"
          $inactive={upload.share !== null}
          onClick={() => input.current?.click()}
        >
          <FileUp size={18} aria-hidden />
          {choose}
        </Button>
        {upload.share !== null && (
          <Button $variant="ghost" onClick={handleCancel}>
            <X size={18} aria-hidden />
            {t('mentor.video.cancel')}
          </Button>
        )}
        {upload.failure && (
          <Button $variant="ghost" onClick={upload.retry}>
            <RotateCw size={18} aria-hidden />
            {sharedT('ui.retry')}
          </Button>
        )}
      </Row>
      <input
        ref={input}
        hidden
        type="file"
        accept={FILE_ACCEPT[field.kind]}
        aria-label={label}
        onChange={handleChoice}
      />
      {upload.share !== null && <Progress share={upload.share} name={upload.file?.name ?? ''} />}
      {stored && (
        <Row $gap={2}>
          <Small role="status">{stored.text}</Small>
          <Button $variant="ghost" onClick={handleRemove}>
            <Trash2 size={18} aria-hidden />
            {stored.remove}
          </Button>
        </Row>
      )}
      {problem && (
        <FieldError id={`${id}-error`} role="alert">
          {problem}
        </FieldError>
      )}
    </Stack>
  )
}

function Progress({ share, name }: { share: number; name: string }) {
  const t = useT()
  const percent = Math.round(share * 100)
  return (
    <>
      <ProgressBar percent={percent} label={t('mentor.video.sending', { name })} />
      <Small>{t('mentor.video.percent', { percent })}</Small>
    </>
  )
}
