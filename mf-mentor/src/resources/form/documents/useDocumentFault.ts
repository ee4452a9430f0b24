import { DOCUMENT_MAX_BYTES, FILE_ACCEPT } from '@mentor-connect/shared/contracts/files'
import { useT } from '../../../messages/useT'
import { megabytes } from './fileSize'

/** What can be told of a file before it is sent; its content is judged by the server. */
export function useDocumentFault(): (file: File) => string | undefined {
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
