import type { FastifyReply } from 'fastify'

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
