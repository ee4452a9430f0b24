import { generateCertificate, verifyCertificate } from '@mentor-connect/shared/contracts/certificates'
import type { FastifyInstance } from 'fastify'
import { ownedBy } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../dependencies'
import { certificateService } from './certificates.service'

type Dependencies = Pick<ApiDependencies, 'db' | 'clock' | 'config'>

export function registerCertificateRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const certificates = certificateService(dependencies)

  serve(app, generateCertificate, async ({ body }, { session, reply }) => {
    const { id, pdf } = await certificates.issue(ownedBy(session, body.userId), body.courseId)
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="mentor-connect-certificate-${id}.pdf"`)
      .header('x-certificate-id', id)
      .header('access-control-expose-headers', 'x-certificate-id, content-disposition')
      .send(pdf)
  })

  serve(app, verifyCertificate, async ({ query }) => ({
    message: 'Certificate verified successfully',
    data: await certificates.verify(query.certificateId),
  }))
}
