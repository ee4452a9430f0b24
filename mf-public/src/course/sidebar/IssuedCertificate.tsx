import { certificateShareUrl, linkedInUrl, useEndpoint } from '@mentor-connect/api'
import { verifyCertificate } from '@mentor-connect/contract/api/certificates'
import { CertificateSharing } from '@mentor-connect/ui'

/** Buttons to share the certificate; hidden if the certificate cannot be verified. */
export function IssuedCertificate({ id }: { id: string }) {
  const { data: certificate } = useEndpoint(verifyCertificate, { query: { certificateId: id } })
  if (!certificate) return null
  return (
    <CertificateSharing
      courseName={certificate.courseName}
      shareUrl={certificateShareUrl(id)}
      linkedInUrl={linkedInUrl(certificate)}
    />
  )
}
