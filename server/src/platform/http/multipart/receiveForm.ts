import type { MultipartFile } from '@fastify/multipart'
import type { FileField, FileFields } from '@mentor-connect/shared/contracts/files'
import type { FastifyRequest } from 'fastify'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errors } from '../errors'
import { writeUpTo } from './writeUpTo'

/** A file as it arrived. It lies in a temporary place until the request is answered; nobody has looked inside yet. */
export interface Upload {
  /** What the client calls it: to show, never to trust. */
  fileName: string
  bytes: number
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
const FIELD_MAX_BYTES = 512 * 1024
/** One more than the empty file parts that a browser sends for each chooser. */
const SPARE_PARTS = 2

/** Reads a multipart request, files straight to the disk. A request that breaks a limit or off leaves nothing behind. */
export async function receiveForm(
  request: FastifyRequest,
  allowed: FileFields,
  uploadDir: string,
): Promise<ReceivedForm> {
  const folder = await mkdtemp(join(uploadDir, 'mentor-connect-upload-'))
  const discard = () => rm(folder, { recursive: true, force: true })
  const form: ReceivedForm = { fields: {}, uploads: uploadsFor(allowed), discard }
  try {
    await readParts(request, allowed, form, folder)
    requireFiles(allowed, form.uploads)
    return form
  } catch (error) {
    drain(request)
    await discard()
    throw error
  }
}

async function readParts(request: FastifyRequest, allowed: FileFields, form: ReceivedForm, folder: string) {
  for await (const part of request.parts({ limits: limitsFor(allowed) })) {
    if (part.type === 'field') addField(form.fields, part.fieldname, part.value, part.valueTruncated)
    else await addFile(form.uploads, part, allowed[part.fieldname], folder)
  }
}

function addField(fields: Record<string, string>, name: string, value: unknown, truncated: boolean) {
  if (Object.hasOwn(fields, name)) throw errors.invalidInput({ [name]: 'Send this once.' })
  if (truncated || typeof value !== 'string') throw errors.invalidInput({ [name]: 'This is too long.' })
  fields[name] = value
}

async function addFile(uploads: Uploads, part: MultipartFile, field: FileField | undefined, folder: string) {
  const { fieldname, filename } = part
  const known = uploads[fieldname]
  if (!field || !known) throw errors.invalidInput({ [fieldname]: 'No file is expected here.' })
  const path = join(folder, `${fieldname}-${known.length}`)
  const bytes = await writeUpTo(field.maxBytes, fieldname, part.file, path)
  // A file chooser that was left alone sends a part without name and content.
  if (bytes === 0 && !filename) return
  if (bytes === 0) throw errors.fileNotAccepted(fieldname, 'This file is empty.')
  if (known.length >= field.maxCount)
    throw errors.invalidInput({ [fieldname]: `Send at most ${field.maxCount}.` })
  known.push({ fileName: filename, bytes, read: () => readFile(path) })
}

/** A request that came as JSON has no files. */
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

function limitsFor(allowed: FileFields) {
  const counts = Object.values(allowed).map(({ maxCount }) => maxCount)
  const files = counts.reduce((sum, count) => sum + count, SPARE_PARTS)
  return {
    fields: FIELDS_MAX,
    fieldSize: FIELD_MAX_BYTES,
    files,
    parts: FIELDS_MAX + files,
    // Each field's own limit is the one that counts, and names itself: see writeUpTo.
    fileSize: Math.max(...Object.values(allowed).map(({ maxBytes }) => maxBytes)) + 1,
  }
}

/** A browser reads the answer only when it could send everything: what still comes is taken and dropped. */
function drain({ raw }: FastifyRequest) {
  raw.unpipe()
  raw.resume()
}
