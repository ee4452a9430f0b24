import type { FastifyReply } from 'fastify'
import type { FileStore, StoredContent } from '../../platform/files/store/fileStore'
import { asDownload } from './asDownload'
import { sandboxed } from './sandboxed'

/** The key of the only file of a private upload; undefined if it was deleted. */
export async function privateFileKey(files: FileStore, folder: string): Promise<string | undefined> {
  const [key] = await files.list(`${folder}/`)
  return key
}

/** Sends a private file as a download, which is neither rendered nor cached. */
export function sendPrivateFile(
  reply: FastifyReply,
  { name, type }: { name: string; type: string },
  { bytes, content }: StoredContent,
): FastifyReply {
  asDownload(reply, name)
  return sandboxed(reply)
    .header('cache-control', 'private, no-store')
    .header('content-length', bytes)
    .type(type)
    .send(content)
}
