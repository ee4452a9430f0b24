import { DOCUMENT_MAX_BYTES, FILE_ACCEPT } from '@mentor-connect/contract/rules/uploads'
import { useT } from '../../../messages/useT'
import { megabytes } from './fileSize'

/** Checks a file's type and size before the upload; its content is checked by the server. */
export function useDocumentError(): (file: File) => string | undefined {
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
