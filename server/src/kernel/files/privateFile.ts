import type { FastifyReply } from 'fastify'
import type { FileStore, StoredContent } from '../../platform/files/store/fileStore'

/** Returns the key of the only file of a private upload; undefined if it was deleted. */
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

/**
 * Forces a download: the file is never rendered on this origin or embedded elsewhere. The name is encoded as in RFC
 * 6266.
 */
export function asDownload(reply: FastifyReply, name: string) {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
  reply
    .header('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`)
    .header('cross-origin-resource-policy', 'same-site')
}

/**
 * Sets a content security policy for a file that a browser may open as a page. The file can then not run or
 * load anything.
 */
export const sandboxed = (reply: FastifyReply) =>
  reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
