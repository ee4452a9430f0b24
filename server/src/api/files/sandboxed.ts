import type { FastifyReply } from 'fastify'

/** If a browser opens this file as a page, the page runs and loads nothing. */
export const sandboxed = (reply: FastifyReply) =>
  reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
