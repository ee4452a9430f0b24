import type { FastifyReply } from 'fastify'

/** Responds with a résumé as a file download. */
export const sendResume = (reply: FastifyReply, pdf: Buffer) =>
  reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', 'attachment; filename="resume.pdf"')
    .send(pdf)
