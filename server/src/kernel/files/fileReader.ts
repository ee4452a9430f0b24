import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseRange, UnsatisfiableRangeError, type ByteRange } from '../../platform/files/store/byteRange'
import type { FileStore, StoredContent, StoredFile } from '../../platform/files/store/fileStore'
import { entityTag } from '../../platform/http/entityTag'
import { errors } from '../../platform/http/errors'

/**
 * Reads the part of a stored file that a request asks for, and sets the headers that describe the response:
 * the whole file, one range of bytes (RFC 9110, section 14), or no content for HEAD. Returns undefined if
 * there is no such file.
 */
export function fileReader(files: FileStore) {
  return async (key: string, request: FastifyRequest, reply: FastifyReply) => {
    // The content that belongs to a key never changes, so the entity tag is computed from the key.
    const tag = entityTag(key)
    if (request.method === 'HEAD') {
      const found = await files.find(key)
      if (found) describe(reply, found, tag)
      return found && { content: undefined }
    }
    const stored = await open(files, key, request, { tag, reply })
    if (stored) describe(reply, stored, tag)
    return stored
  }
}

interface Opening {
  tag: string
  reply: FastifyReply
}

async function open(files: FileStore, key: string, { headers }: FastifyRequest, { tag, reply }: Opening) {
  const range = parseRange(headers.range)
  const condition = headers['if-range']?.toString()
  if (!range || isOtherTag(condition, tag)) return files.get(key)
  const stored = await getPart(files, key, range, reply)
  if (!stored || isSameDate(condition, stored)) return stored
  stored.content.destroy()
  return files.get(key)
}

async function getPart(files: FileStore, key: string, range: ByteRange, reply: FastifyReply) {
  try {
    return await files.get(key, range)
  } catch (error) {
    if (!(error instanceof UnsatisfiableRangeError)) throw error
    reply.header('content-range', `bytes */${error.bytes}`)
    throw errors.rangeNotSatisfiable()
  }
}

const isTag = (condition: string) => /^(W\/)?"/.test(condition)

/** Returns true if `If-Range` contains a different entity tag. A weak tag always counts as different. */
const isOtherTag = (condition: string | undefined, tag: string) =>
  condition !== undefined && isTag(condition) && condition !== tag

const isSameDate = (condition: string | undefined, { modifiedAt }: StoredFile) =>
  condition === undefined || isTag(condition) || condition === modifiedAt.toUTCString()

type Described = StoredFile & Pick<StoredContent, 'part'>

function describe(reply: FastifyReply, { bytes, modifiedAt, part }: Described, tag: string) {
  if (part) reply.code(206).header('content-range', `bytes ${part.first}-${part.last}/${bytes}`)
  reply
    .header('accept-ranges', 'bytes')
    .header('content-length', part ? part.last - part.first + 1 : bytes)
    .header('etag', tag)
    .header('last-modified', modifiedAt.toUTCString())
}
