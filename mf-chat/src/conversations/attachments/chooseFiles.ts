import type { AttachmentKind } from '@mentor-connect/contract/messages/chatAttachments'
import { ATTACHMENTS_MAX } from '@mentor-connect/contract/messages/chatLimits'
import { AUDIO, DOCUMENT, FILE_ACCEPT, IMAGE, type FileField } from '@mentor-connect/contract/rules/uploads'
import type { OutgoingFile } from '@mentor-connect/api/outboxes'

/** The reason why a chosen file cannot be attached. */
export type FileProblem =
  | { kind: 'tooMany' | 'deviceFull' | 'textOnly' }
  | { kind: 'wrongType'; name: string }
  | { kind: 'tooLarge'; name: string; maxBytes: number }

const FIELDS: Record<AttachmentKind, FileField> = { picture: IMAGE, document: DOCUMENT, voice: AUDIO }
const DOCUMENT_NAME = /\.(pdf|docx?)$/i

/** `accept` of the file input. */
export const ACCEPT = `${FILE_ACCEPT.image},${FILE_ACCEPT.document}`

/** The kind of a file by its type or name; the server judges its content. */
export function kindOf({ type, name }: Pick<File, 'type' | 'name'>): AttachmentKind | undefined {
  if (FILE_ACCEPT.image.split(',').includes(type)) return 'picture'
  return DOCUMENT_NAME.test(name) ? 'document' : undefined
}

/** The reason why no more of these files can be added; undefined if all of them can. */
export function problemOf(files: File[], chosen: OutgoingFile[]): FileProblem | undefined {
  if (chosen.length + files.length > ATTACHMENTS_MAX) return { kind: 'tooMany' }
  for (const file of files) {
    const kind = kindOf(file)
    if (!kind) return { kind: 'wrongType', name: file.name }
    const { maxBytes } = FIELDS[kind]
    if (file.size > maxBytes) return { kind: 'tooLarge', name: file.name, maxBytes }
  }
  return undefined
}
