import {
  changeCertificateLanguage,
  generateCertificate,
  getCertificateFile,
  verifyCertificate,
  type CertificateVerdict,
} from '@mentor-connect/contract/learning/certificates'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { callerOf } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { certificateService } from './certificates.service'
import { registerCredentialRoutes } from './credential/credentials.routes'
import { credentialService } from './credential/credentials.service'
import { registerShareRoutes } from './share/share.routes'

type Dependencies = Pick<ApiDependencies, 'db' | 'clock' | 'config' | 'keys' | 'mails' | 'jobs'>

export function registerCertificateRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const credentials = credentialService(dependencies)
  const certificates = certificateService(dependencies, credentials)

  serve(app, generateCertificate, async ({ body }, { reply }) =>
    sendFile(reply, await certificates.issue(body.userId, body.courseId)),
  )

  serve(app, getCertificateFile, async ({ params }, { session, reply }) =>
    sendFile(reply, await certificates.file(callerOf(session), params.certificateId)),
  )

  serve(app, changeCertificateLanguage, async ({ body }) => ({
    message: 'The language of the certificate was changed.',
    data: await certificates.changeLanguage(body.userId, body.certificateId, body.language),
  }))

  serve(app, verifyCertificate, async ({ query }) => {
    const { verdict, certificate, revocation } = await certificates.verify(query.certificateId)
    return { message: MESSAGES[verdict], data: certificate, meta: { verdict, revocation } }
  })

  registerCredentialRoutes(app, dependencies, credentials)
  registerShareRoutes(app, dependencies, certificates)
}

const sendFile = (reply: FastifyReply, { id, pdf }: { id: string; pdf: Buffer }) =>
  reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `inline; filename="mentor-connect-certificate-${id}.pdf"`)
    .header('x-certificate-id', id)
    .header('access-control-expose-headers', 'x-certificate-id, content-disposition')
    .send(pdf)

const MESSAGES: Record<CertificateVerdict, string> = {
  verified: 'Certificate verified successfully',
  revoked: 'This certificate has been revoked.',
  invalid: 'The signature of this certificate is not valid.',
}
