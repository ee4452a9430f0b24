import type { FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { entityTag, hasAlready } from '../platform/http/entityTag'

const compress = promisify(brotliCompress)
const gzipped = promisify(gzip)
const BROTLI_QUALITY = 5

/** A page together with the data that is needed to send it. */
export interface PreparedPage {
  html: Buffer
  brotli: Buffer
  etag: string
}

export async function preparedPage(html: string): Promise<PreparedPage> {
  const plain = Buffer.from(html)
  const brotli = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
  return { html: plain, brotli, etag: entityTag(html) }
}

/**
 * Sends a page. Browsers revalidate the page each time. No version is cached for the few programs that do not
 * accept brotli.
 */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, brotli, etag }: PreparedPage,
  status: number,
) {
  void reply
    .status(status)
    .header('cache-control', 'no-cache')
    .header('etag', etag)
    .type('text/html; charset=utf-8')
  if (status === 200 && hasAlready(request, etag)) return reply.status(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(brotli)
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await gzipped(html))
  return reply.send(html)
}
