import type { Role } from '@mentor-connect/contract/accounts/people'
import { LEFT_OUT_NAMED } from '@mentor-connect/contract/courses/lessons/lessonVideos'
import type { AttachmentKind, ChatAttachment } from '@mentor-connect/contract/messages/chatAttachments'
import { STORAGE_PER_LEARNER_BYTES, STORAGE_PER_MENTOR_BYTES } from '@mentor-connect/contract/rules/limits'
import type { PictureUse } from '@mentor-connect/contract/rules/uploads'
import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { cleanCaptions } from '../../platform/files/captions/cleanCaptions'
import { checkDocument } from '../../platform/files/documents/checkDocument'
import { fitImage } from '../../platform/files/fitImage'
import { reencodeImage } from '../../platform/files/reencodeImage'
import { deleteFolder } from '../../platform/files/store/fileStore'
import { readVideo } from '../../platform/files/videos/readVideo'
import { rewriteVideo } from '../../platform/files/videos/rewriteVideo'
import { RejectedFileError } from '../../platform/files/rejectedFileError'
import { errors } from '../../platform/http/errors'
import type { Upload } from '../../platform/http/multipart/receiveForm'
import { sizeText } from '../../platform/http/multipart/writeUpTo'
import type { ApiDependencies } from '../dependencies'
import type { ChatFileFacts } from './chatFiles.repo'
import { CHECKED } from './checkedContent'
import { documentName } from './documentName'
import { bytesOf, deleteFile, insertFile, lockOwner, type FileRow, type NewFileRow } from './files.repo'

const FOLDER_BYTES = 16
/** The file name in references to a picture (see `pictureSources` in the contracts). */
const NAMED: Record<PictureUse, string> = { banner: '800.webp', portrait: '320.webp' }

/** The owner of an upload, and the form field with the upload. */
interface Origin {
  ownerId: string | null
  field: string
}

/** The author of a file for a message. */
interface ChatOrigin {
  ownerId: string
  role: Role
  field: AttachmentKind
  levels?: number[]
}

interface NewFile {
  name: string
  type: string
  content: Buffer | LargeFile
}

/** A file on the disk of this machine. */
interface LargeFile {
  path: string
  length: number
}

/** Checks uploads by their content and stores the accepted ones. Uploads that nothing refers to are deleted later. */
export function fileService({ db, files, clock }: Pick<ApiDependencies, 'db' | 'files' | 'clock'>) {
  /**
   * Stores files. The row is inserted first: after a crash in between, the row is collected as an orphan, and
   * there is no file without a row.
   */
  async function keep(row: Omit<NewFileRow, 'bytes' | 'created_at'>, contents: NewFile[], role?: Role) {
    const bytes = contents.reduce((sum, { content }) => sum + content.length, 0)
    await db.transaction().execute(async (tx) => {
      if (row.owner_id) await lockOwner(tx, row.owner_id)
      await insertFile(tx, { ...row, bytes, created_at: clock().toISOString() })
      const quota = quotaOf(row, role)
      if (row.owner_id && (await bytesOf(tx, row.owner_id)) > quota) throw errors.storageFull(sizeText(quota))
    })
    try {
      for (const { name, type, content } of contents) {
        const key = `${row.folder}/${name}`
        if (Buffer.isBuffer(content)) await files.put(key, content, type)
        else await files.putFile(key, content.path, type)
      }
    } catch (error) {
      await deleteFolder(files, row.folder).catch(() => 'the storage is down')
      await deleteFile(db, row.folder)
      throw error
    }
  }

  async function keepOfLesson(upload: Upload, ownerId: string | null, file: NewFile): Promise<string> {
    const folder = newFolder('lesson')
    const path = `/files/${folder}/${file.name}`
    const row = { folder, path, owner_id: ownerId, kind: 'lesson' as const }
    await keep({ ...row, name: upload.fileName.slice(0, 200) }, [file])
    return path
  }

  return {
    /** Stores a picture in all sizes. Returns the path by which to refer to it. */
    async keepPicture(upload: Upload, use: PictureUse, { ownerId, field }: Origin): Promise<string> {
      const images = await judged(field, async () => reencodeImage(await upload.read(), use))
      const folder = newFolder(use)
      const path = `/files/${folder}/${NAMED[use]}`
      await keep({ folder, path, owner_id: ownerId, kind: use, name: upload.fileName.slice(0, 200) }, images)
      return path
    },

    /** Stores a picture without cropping it. Returns its path and the size in which it is stored. */
    async keepLessonPicture(upload: Upload, { ownerId, field }: Origin) {
      const { content, width, height } = await judged(field, async () => fitImage(await upload.read()))
      const file = await keepOfLesson(upload, ownerId, { name: 'picture.webp', type: 'image/webp', content })
      return { file, width, height }
    },

    /** Stores a video without reading it into memory. */
    async keepLessonVideo(upload: Upload, { ownerId, field }: Origin) {
      const path = `${upload.path}-written`
      const seconds = await judged(field, async () => {
        const video = await readVideo(upload.path)
        await rewriteVideo(upload.path, video, path)
        return video.seconds
      })
      const content = { path, length: (await stat(path)).size }
      const file = await keepOfLesson(upload, ownerId, { name: 'video.mp4', type: 'video/mp4', content })
      return { file, seconds, bytes: content.length }
    },

    async keepLessonCaptions(upload: Upload, { ownerId, field }: Origin) {
      const { text, leftOut } = await judged(field, async () => cleanCaptions(await upload.read()))
      const content = Buffer.from(text)
      const file = await keepOfLesson(upload, ownerId, { name: 'captions.vtt', type: 'text/vtt', content })
      const first = leftOut.slice(0, LEFT_OUT_NAMED)
      return { file, ...(leftOut.length > 0 && { leftOut: { count: leftOut.length, first } }) }
    },

    async keepDocument(upload: Upload, { ownerId, field }: Origin) {
      const content = await upload.read()
      const { extension, type } = await judged(field, () => checkDocument(content))
      const folder = newFolder('document')
      const name = documentName(upload.fileName, extension)
      const file = `document.${extension}`
      const path = `/files/${folder}/${file}`
      await keep({ folder, path, owner_id: ownerId, kind: 'document', name }, [{ name: file, type, content }])
      return { file: path, name, bytes: content.length }
    },

    /**
     * Stores a private file, which `/files` does not serve. Pictures are re-encoded, which removes the
     * location at which they were taken.
     */
    async keepWorkFile(upload: Upload, { ownerId, field }: Origin & { field: 'document' | 'picture' }) {
      const { extension, type, content } = await judged(field, () => CHECKED[field](upload))
      const folder = newFolder('work')
      const name = documentName(upload.fileName, extension)
      const path = `/learn/work-files/${folder}`
      const stored = { name: `work.${extension}`, type, content }
      await keep({ folder, path, owner_id: ownerId, kind: 'work', name }, [stored])
      return { path, id: folder, name, bytes: content.length }
    },

    /** Stores a private file of a message together with the facts about its content. */
    async keepChatFile(
      upload: Upload,
      { ownerId, role, field, levels }: ChatOrigin,
    ): Promise<ChatAttachment> {
      const checked = await judged(field, () => CHECKED[field](upload))
      const { extension, type, content, ...measured } = checked
      const facts: ChatFileFacts = {
        kind: field,
        ...measured,
        ...(field === 'voice' && levels && { levels }),
      }
      const folder = newFolder('chat')
      const name = documentName(upload.fileName, extension)
      const row = { folder, path: `/chat/files/${folder}`, owner_id: ownerId, kind: 'chat' as const, name }
      const stored = { name: `chat.${extension}`, type, content }
      await keep({ ...row, facts: JSON.stringify(facts) }, [stored], role)
      return { id: folder, name, bytes: content.length, ...facts }
    },
  }
}

/** Files of works count towards the quota of learners, because only learners attach files to works. */
const quotaOf = ({ kind }: Pick<NewFileRow, 'kind'>, role?: Role) =>
  kind === 'work' || role === 'user' ? STORAGE_PER_LEARNER_BYTES : STORAGE_PER_MENTOR_BYTES

export type FileService = ReturnType<typeof fileService>

function newFolder(kind: FileRow['kind']) {
  return `${kind}-${randomBytes(FOLDER_BYTES).toString('base64url')}`
}

async function judged<Result>(field: string, judge: () => Promise<Result>): Promise<Result> {
  try {
    return await judge()
  } catch (error) {
    throw error instanceof RejectedFileError ? errors.fileNotAccepted(field, error.message) : error
  }
}
