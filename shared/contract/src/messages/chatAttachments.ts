import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { Empty, Id, literals } from '../api/wire'
import { AUDIO, DOCUMENT, IMAGE } from '../rules/uploads'
import {
  ATTACHMENTS_MAX,
  ATTACHMENT_CHANGES_MAX,
  ATTACHMENT_NAME_MAX,
  VOICE_LEVELS_MAX,
  VOICE_LEVEL_MAX,
} from './chatLimits'

export const ATTACHMENT_KINDS = ['picture', 'document', 'voice'] as const
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number]

/** Loudness of a voice message over its length, for its waveform. */
export const VoiceLevels = Type.Array(Type.Integer({ minimum: 0, maximum: VOICE_LEVEL_MAX }), {
  maxItems: VOICE_LEVELS_MAX,
})

/** A file of a message. `GET /chat/files/:id` returns its content. */
export const ChatAttachment = Type.Object({
  id: Id,
  kind: literals(ATTACHMENT_KINDS),
  /** The name for people, with the extension that fits the content. */
  name: Type.String({ maxLength: ATTACHMENT_NAME_MAX }),
  bytes: Type.Integer({ minimum: 0 }),
  /** Size of a picture in px. */
  width: Type.Optional(Type.Integer({ minimum: 1 })),
  height: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Length of a voice message. */
  seconds: Type.Optional(Type.Number({ minimum: 0 })),
  levels: Type.Optional(VoiceLevels),
})
export type ChatAttachment = Static<typeof ChatAttachment>

/** The attachments of a message, in the order in which their author chose them. */
export const ChatAttachments = Type.Array(ChatAttachment, { maxItems: ATTACHMENTS_MAX })

/**
 * The text of a message that has only files. Clients that know nothing of files show it; all others leave it out, so
 * both sides build it here.
 */
export const attachmentsText = (attachments: readonly Pick<ChatAttachment, 'name'>[]) =>
  attachments.map(({ name }) => name).join(', ')

export const uploadChatFile = endpoint({
  method: 'POST',
  path: '/chat/files',
  access: 'session',
  owner: 'body.userId',
  rateLimit: 'chatUpload',
  summary:
    'Upload one file for a message: a picture, a document (PDF, DOC or DOCX) or a voice message, judged by its content. Pictures lose their metadata. It is deleted if no message names it in time.',
  body: Type.Object({ userId: Id, levels: Type.Optional(VoiceLevels) }),
  files: { picture: IMAGE, document: DOCUMENT, voice: AUDIO },
  reply: ChatAttachment,
})

export const getChatFile = endpoint({
  method: 'GET',
  path: '/chat/files/:id',
  access: 'session',
  rateLimit: 'asset',
  summary:
    'A file of a message, for those who are in the conversation, or in the room and may read the message. Documents are downloads.',
  params: Type.Object({ id: Id }),
  reply: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }),
  file: 'application/octet-stream',
})

export const describeChatFiles = endpoint({
  method: 'POST',
  path: '/internal/chat-files/describe',
  access: 'service',
  summary:
    'For the chat service, with the service key: those of the files that this person may attach to a message.',
  body: Type.Object({ userId: Id, ids: Type.Array(Id, { maxItems: ATTACHMENTS_MAX }) }),
  reply: ChatAttachments,
})

export const noteChatFiles = endpoint({
  method: 'POST',
  path: '/internal/chat-files/note',
  access: 'service',
  summary:
    'For the chat service, with the service key: which files belong to messages, and which do not any more. Harmless when repeated.',
  body: Type.Object({
    files: Type.Array(Type.Object({ id: Id, isAttached: Type.Boolean() }), {
      maxItems: ATTACHMENT_CHANGES_MAX,
    }),
  }),
  reply: Empty,
})

export const mayReadChatFile = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/internal/attachments/may-read',
  access: 'service',
  summary: 'For the main API, with the service key: whether a person may read the message with this file.',
  body: Type.Object({ userId: Id, fileId: Id }),
  reply: Type.Object({ allowed: Type.Boolean() }),
})
