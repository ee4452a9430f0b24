import type { ApiFailure } from '@mentor-connect/api'
import { FILE_ACCEPT, DOCUMENT_MAX_BYTES } from '@mentor-connect/contract/rules/uploads'
import { Button, FieldError, Hint, Row, Stack, useFailureText } from '@mentor-connect/ui'
import { FileUp } from 'lucide-react'
import { useId, useRef, type ChangeEvent } from 'react'
import { useT } from '../../../messages/useT'
import { useResourceField } from '../useResourceField'
import { DocumentStatus } from './DocumentStatus'
import { useDocumentUpload } from './useDocumentUpload'

interface LessonDocumentProps {
  field: `modules.${number}.lessons.${number}.document`
  lesson: string
}

/** The document of a lesson. A selected file is uploaded at once; it can be cancelled, retried, replaced or removed. */
export function LessonDocument({ field, lesson }: LessonDocumentProps) {
  const t = useT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const failureText = useFailureText()
  const errorOf = useDocumentError()
  const { value, onChange, error, ref } = useResourceField(field)
  const upload = useDocumentUpload(value, onChange)
  const textOf = (failure: ApiFailure) =>
    failure.code === 'file_not_accepted' ? t('mentor.form.document.refused') : failureText(failure)
  const problem = upload.fileError ?? (upload.failure ? textOf(upload.failure) : error)

  const handleChoice = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file) upload.choose(file, errorOf(file))
  }

  return (
    <Stack
      role="group"
      $gap={2}
      aria-label={t('mentor.form.document.of', { lesson })}
      aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
    >
      {value && (
        <DocumentStatus
          document={value}
          share={upload.share}
          hasFailed={Boolean(upload.failure)}
          onCancel={upload.cancel}
          onRetry={upload.retry}
          onRemove={upload.remove}
        />
      )}
      <Row $gap={3}>
        <Button
          ref={ref}
          $variant="secondary"
          disabled={upload.share !== null}
          onClick={() => input.current?.click()}
        >
          <FileUp size={18} aria-hidden />
          {t(value ? 'mentor.form.document.replace' : 'mentor.form.document.choose')}
        </Button>
        <Hint id={`${id}-hint`}>{t('mentor.form.document.hint')}</Hint>
      </Row>
      <input
        ref={input}
        hidden
        type="file"
        accept={FILE_ACCEPT.document}
        aria-label={t('mentor.form.document.of', { lesson })}
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

/** Checks a file's type and size before the upload. The server checks its content. */
function useDocumentError(): (file: File) => string | undefined {
  const t = useT()
  return ({ name, size }) => {
    if (!FILE_ACCEPT.document.split(',').some((ending) => name.toLowerCase().endsWith(ending)))
      return t('mentor.form.document.notAccepted')
    if (size === 0) return t('mentor.form.document.blank')
    if (size > DOCUMENT_MAX_BYTES)
      return t('mentor.form.file.tooLarge', { max: megabytes(DOCUMENT_MAX_BYTES) })
    return undefined
  }
}

/** Converts bytes to whole megabytes, for displaying a limit. */
export function megabytes(bytes: number): number {
  return Math.floor(bytes / (1024 * 1024))
}
