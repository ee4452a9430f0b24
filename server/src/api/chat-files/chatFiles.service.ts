import { mayReadChatFile, type ChatAttachment } from '@mentor-connect/contract/messages/chatAttachments'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { GRACE_MS } from '../../kernel/files/collectOrphans'
import { attachableFiles, findChatFile, noteChatUse } from '../../kernel/files/chatFiles.repo'
import { fileReader } from '../../kernel/files/fileReader'
import type { FileService } from '../../kernel/files/files.service'
import { mediaTypeOf } from '../../kernel/files/mediaType'
import { asDownload, privateFileKey, sandboxed } from '../../kernel/files/privateFile'
import type { ApiDependencies } from '../../kernel/dependencies'
import { Unavailable } from '../../platform/availability/unavailable'
import type { Session } from '../../platform/http/access'
import { askChat } from '../../platform/http/askChat'
import { entityTag, hasAlready } from '../../platform/http/entityTag'
import { errors } from '../../platform/http/errors'
import type { Upload } from '../../platform/http/multipart/receiveForm'

interface Dependencies extends Pick<ApiDependencies, 'db' | 'files' | 'config' | 'clock'> {
  uploads: FileService
}

type Uploads = Record<ChatAttachment['kind'], Upload[]>

/** Files of messages. Chat knows which message refers to which file, and who may read it. */
export function chatFileService({ db, files, config, clock, uploads }: Dependencies) {
  const ask = askChat(config)
  const readFile = fileReader(files)

  /**
   * Authors can read their files without asking chat, because chat knows a file only after its message was
   * sent.
   */
  async function mayRead({ personId, chatRestriction }: Session, fileId: string, ownerId: string | null) {
    if (chatRestriction) return false
    if (personId === ownerId) return true
    const { allowed } = await ask<{ allowed: boolean }>(mayReadChatFile, { userId: personId, fileId }).catch(
      (cause: unknown) => {
        throw new Unavailable('service', { cause })
      },
    )
    return allowed
  }

  return {
    async upload(session: Session, { picture, document, voice }: Uploads, levels?: number[]) {
      if (session.chatRestriction) throw errors.guardianConsentNeeded()
      const [upload, ...more] = [...picture, ...document, ...voice]
      if (!upload || more.length > 0) throw errors.invalidInput({ document: 'Send one file.' })
      const field = upload === picture[0] ? 'picture' : upload === document[0] ? 'document' : 'voice'
      const { personId: ownerId, role } = session
      return uploads.keepChatFile(upload, { ownerId, role, field, levels })
    },

    /**
     * Sends the file if this person may read it. Otherwise, the response is the same as for a file that does
     * not exist.
     */
    async read(session: Session, id: string, request: FastifyRequest, reply: FastifyReply) {
      const row = await findChatFile(db, id)
      const key = row && (await privateFileKey(files, id))
      if (!row || !key || !(await mayRead(session, id, row.owner_id))) throw errors.notFound('File')
      // The browser asks again before each use, so that the right to read is checked each time.
      sandboxed(reply).header('cache-control', 'private, no-cache')
      if (key.endsWith('.webp') || isSound(key)) reply.header('cross-origin-resource-policy', 'same-site')
      else asDownload(reply, row.name)
      if (hasAlready(request, entityTag(key))) return reply.code(304).header('etag', entityTag(key)).send()
      const stored = await readFile(key, request, reply)
      if (!stored) throw errors.notFound('File')
      return reply.type(mediaTypeOf(key)).send(stored.content)
    },

    /**
     * Returns the files to which a new message may refer. A file must be so new that it is not deleted as an
     * orphan before chat has reported that a message refers to it.
     */
    attachable: (ownerId: string, ids: string[]): Promise<ChatAttachment[]> =>
      attachableFiles(db, ownerId, {
        ids,
        since: new Date(clock().getTime() - GRACE_MS / 2).toISOString(),
      }),

    async note(notes: { id: string; isAttached: boolean }[]) {
      await db.transaction().execute(async (tx) => {
        for (const { id, isAttached } of inOrder(notes)) await noteChatUse(tx, id, isAttached)
      })
    },
  }
}

const isSound = (key: string) => mediaTypeOf(key).startsWith('audio/')

/** Rows are locked in a fixed order, so that two calls cannot deadlock. */
const inOrder = <One extends { id: string }>(notes: One[]) => notes.toSorted((a, b) => (a.id < b.id ? -1 : 1))
