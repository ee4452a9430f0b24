import { FILE_ACCEPT, DOCUMENT_MAX_BYTES, IMAGE_MAX_BYTES } from '@mentor-connect/contract/rules/uploads'
import { WorkFileButton } from '@mentor-connect/features/works'
import { Button, FieldError, Hint, ProgressBar, Row, Stack, useFailureText } from '@mentor-connect/ui'
import { Paperclip, X } from 'lucide-react'
import { useId, useRef, type ChangeEvent } from 'react'
import { useT } from './messages/useT'
import type { useWorkFile } from './useWorkFile'

const MEBIBYTE = 1024 * 1024
const LIMITS = { document: DOCUMENT_MAX_BYTES / MEBIBYTE, picture: IMAGE_MAX_BYTES / MEBIBYTE }

/** Attaches a document or a picture to the work, shows it, and removes it again. */
export function WorkFilePicker({
  file,
  share,
  failure,
  isTooLarge,
  choose,
  remove,
}: ReturnType<typeof useWorkFile>) {
  const t = useT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const failureText = useFailureText()
  const problem = isTooLarge ? t('public.task.tooLarge', LIMITS) : failure && failureText(failure)

  const handleChoice = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? []
    event.target.value = ''
    if (chosen) choose(chosen)
  }
  const handleRemove = () => {
    button.current?.focus()
    void remove()
  }
  return (
    <Stack role="group" $gap={2} aria-labelledby={`${id}-label`}>
      <strong id={`${id}-label`}>{t('public.task.file')}</strong>
      {file && (
        <Row $gap={3}>
          <WorkFileButton file={file} label={t('public.task.download', { name: file.name })} />
          <Button
            $variant="ghost"
            onClick={handleRemove}
            aria-label={t('public.task.removeFile', { name: file.name })}
          >
            <X size={18} aria-hidden />
            {t('public.task.remove')}
          </Button>
        </Row>
      )}
      {share !== null && <ProgressBar percent={Math.round(share * 100)} label={t('public.task.uploading')} />}
      <Row $gap={3}>
        <Button
          ref={button}
          $variant="secondary"
          $inactive={share !== null}
          aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
          onClick={() => input.current?.click()}
        >
          <Paperclip size={18} aria-hidden />
          {t(file ? 'public.task.replaceFile' : 'public.task.chooseFile')}
        </Button>
        <Hint id={`${id}-hint`}>{t('public.task.fileHint', LIMITS)}</Hint>
      </Row>
      <input
        ref={input}
        hidden
        type="file"
        accept={`${FILE_ACCEPT.document},${FILE_ACCEPT.image}`}
        aria-label={t('public.task.file')}
        onChange={handleChoice}
      />
      {problem && (
        <FieldError id={`${id}-error`} role="alert">
          {problem}
        </FieldError>
      )}
    </Stack>
  )
}
