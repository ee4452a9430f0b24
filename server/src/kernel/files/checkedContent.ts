import type { AttachmentKind } from '@mentor-connect/contract/messages/chatAttachments'
import { checkDocument } from '../../platform/files/documents/checkDocument'
import { fitImage } from '../../platform/files/fitImage'
import { readVoice } from '../../platform/files/voices/readVoice'
import type { Upload } from '../../platform/http/multipart/receiveForm'

interface CheckedContent {
  extension: string
  type: string
  content: Buffer
  /** Width of a picture in px. */
  width?: number
  height?: number
  /** Length of a recording in seconds. */
  seconds?: number
}

/**
 * Checks private uploads by their content. Pictures are re-encoded, which removes the location at which they
 * were taken.
 *
 * @throws RejectedFileError
 */
export const CHECKED: Record<AttachmentKind, (upload: Upload) => Promise<CheckedContent>> = {
  picture: async (upload) => ({
    extension: 'webp',
    type: 'image/webp',
    ...(await fitImage(await upload.read())),
  }),

  document: async (upload) => {
    const content = await upload.read()
    return { ...(await checkDocument(content)), content }
  },

  voice: async (upload) => {
    const content = await upload.read()
    return { ...readVoice(content), content }
  },
}
