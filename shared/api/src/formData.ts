import type { AnyEndpoint, FileNameOf } from '@mentor-connect/contract/api/endpoint'

/** Files to send, by field name. A `File` keeps its file name. */
export type FilesOf<E extends AnyEndpoint> = Partial<Record<FileNameOf<E>, Blob | Blob[]>>

/**
 * Builds the multipart form of a body and its files: strings as they are, other values as JSON, undefined values
 * omitted.
 */
export function toFormData(
  body: object = {},
  files: Record<string, Blob | Blob[] | undefined> = {},
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  for (const [name, given] of Object.entries(files))
    for (const file of [given ?? []].flat()) form.append(name, file)
  return form
}
