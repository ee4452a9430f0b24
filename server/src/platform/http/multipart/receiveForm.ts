import type { MultipartFile } from '@fastify/multipart'
import type { FileField, FileFields } from '@mentor-connect/contract/rules/uploads'
import { isStorableText } from '@mentor-connect/contract/rules/storableText'
import type { FastifyError, FastifyRequest } from 'fastify'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ApiError, errors } from '../errors'
import { writeUpTo } from './writeUpTo'

/** An uploaded file in temporary storage until the response is sent. Its content is not verified. */
export interface Upload {
  /** The file name from the client: for display only, not trusted. */
  fileName: string
  bytes: number
  /** Path of the temporary file, for files that are too large for memory. */
  path: string
  read: () => Promise<Buffer>
}
export type Uploads = Record<string, Upload[]>

export interface ReceivedForm {
  fields: Record<string, string>
  uploads: Uploads
  /** Removes the temporary files. */
  discard: () => Promise<void>
}

const FIELDS_MAX = 50
/**
 * Number of additional parts that are allowed, because browsers send an empty file part for each unused file
 * input.
 */
const SPARE_PARTS = 2

/**
 * Reads a multipart request and streams its files to disk. If the request exceeds a limit or is aborted, all
 * its files are removed.
 *
 * @param maxFieldBytes maximum size of all text fields together
 */
export async function receiveForm(
  request: FastifyRequest,
  allowed: FileFields,
  uploadDir: string,
  maxFieldBytes: number,
): Promise<ReceivedForm> {
  // The folder is created for each request, because another machine that shares the data folder may have
  // removed it as abandoned.
  await mkdir(uploadDir, { recursive: true })
  const folder = await mkdtemp(join(uploadDir, 'mentor-connect-upload-'))
  // A failed removal does not fail the request: the folder is removed at the next start.
  const discard = () => rm(folder, { recursive: true, force: true }).catch(() => undefined)
  const form: ReceivedForm = { fields: {}, uploads: uploadsFor(allowed), discard }
  try {
    await readParts(request, allowed, form, { folder, maxFieldBytes })
    requireFiles(allowed, form.uploads)
    return form
  } catch (error) {
    await discard()
    throw isMalformed(error) ? errors.unreadable() : error
  }
}

/**
 * Returns true for the parser's errors for truncated or malformed forms. They have neither a status nor a
 * system error code.
 */
function isMalformed(error: unknown) {
  if (error instanceof ApiError || !(error instanceof Error)) return false
  const { code, statusCode } = error as Partial<FastifyError>
  return statusCode === undefined && (code === undefined || BROKEN_OFF.includes(code))
}

const BROKEN_OFF = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET']

async function readParts(
  request: FastifyRequest,
  allowed: FileFields,
  form: ReceivedForm,
  { folder, maxFieldBytes }: { folder: string; maxFieldBytes: number },
) {
  // If the client disconnected while the folder was being created, the request has already ended, and the
  // parser would wait for ever.
  if (request.raw.destroyed) throw errors.unreadable()
  let bytesLeft = maxFieldBytes
  for await (const part of request.parts({ limits: limitsFor(allowed, maxFieldBytes) })) {
    if (part.type === 'file') {
      await addFile(form.uploads, part, fieldOf(allowed, part), folder)
      continue
    }
    addField(form.fields, part.fieldname, part.value, part.valueTruncated)
    bytesLeft -= Buffer.byteLength(form.fields[part.fieldname] ?? '')
    if (bytesLeft < 0) throw errors.invalidInput({ [part.fieldname]: TOO_LONG })
  }
}

const TOO_LONG = 'This is too long.'

function addField(fields: Record<string, string>, name: string, value: unknown, truncated: boolean) {
  if (Object.hasOwn(fields, name)) throw errors.invalidInput({ [name]: 'Send this once.' })
  if (truncated) throw errors.invalidInput({ [name]: TOO_LONG })
  if (typeof value !== 'string') throw errors.invalidInput({ [name]: 'Send this as text.' })
  fields[name] = value
}

function fieldOf(allowed: FileFields, { fieldname }: MultipartFile): FileField | undefined {
  return Object.hasOwn(allowed, fieldname) ? allowed[fieldname] : undefined
}

async function addFile(uploads: Uploads, part: MultipartFile, field: FileField | undefined, folder: string) {
  const { fieldname, filename } = part
  const known = uploads[fieldname]
  if (!field || !known) throw errors.invalidInput({ [fieldname]: 'No file is expected here.' })
  // A part without a file has no file name.
  if (filename && !isStorableText(filename))
    throw errors.invalidInput({ [fieldname]: 'Give this file another name.' })
  const path = join(folder, `${fieldname}-${known.length}`)
  const bytes = await writeUpTo(field.maxBytes, fieldname, part.file, path)
  // An unused file input sends a part without name and content.
  if (bytes === 0 && !filename) return
  if (bytes === 0) throw errors.fileNotAccepted(fieldname, 'This file is empty.')
  if (known.length >= field.maxCount)
    throw errors.invalidInput({ [fieldname]: `Send at most ${field.maxCount}.` })
  known.push({ fileName: filename, bytes, path, read: () => readFile(path) })
}

/** Returns the form of a JSON request, which has no files. */
export function formWithoutFiles(allowed: FileFields): ReceivedForm {
  const uploads = uploadsFor(allowed)
  requireFiles(allowed, uploads)
  return { fields: {}, uploads, discard: async () => undefined }
}

function uploadsFor(allowed: FileFields): Uploads {
  return Object.fromEntries(Object.keys(allowed).map((name) => [name, []]))
}

function requireFiles(allowed: FileFields, uploads: Uploads) {
  const missing = Object.keys(allowed).filter((name) => allowed[name]?.required && !uploads[name]?.length)
  if (missing.length > 0)
    throw errors.invalidInput(Object.fromEntries(missing.map((name) => [name, 'This is required.'])))
}

function limitsFor(allowed: FileFields, maxFieldBytes: number) {
  const counts = Object.values(allowed).map(({ maxCount }) => maxCount)
  const files = counts.reduce((sum, count) => sum + count, SPARE_PARTS)
  return {
    fields: FIELDS_MAX,
    fieldSize: maxFieldBytes,
    files,
    parts: FIELDS_MAX + files,
    // The value is an upper bound. `writeUpTo` enforces the limit of each field.
    fileSize: Math.max(...Object.values(allowed).map(({ maxBytes }) => maxBytes)) + 1,
  }
}
