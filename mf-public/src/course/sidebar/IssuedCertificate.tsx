import { certificateShareUrl, linkedInUrl, useEndpoint } from '@mentor-connect/shared/api'
import { verifyCertificate } from '@mentor-connect/shared/contracts/certificates'
import { CertificateSharing } from '@mentor-connect/shared/ui'

/** Ways to show the certificate to others. What cannot be confirmed is not offered to be shown. */
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
