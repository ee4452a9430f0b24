import { certificateShareUrl, linkedInUrl, useEndpoint } from '@mentor-connect/api'
import { verifyCertificate } from '@mentor-connect/contract/api/certificates'
import { Button, ButtonAnchor, Notice, Stack, useFailureText, CertificateSharing } from '@mentor-connect/ui'
import { Award, Download } from 'lucide-react'
import { useT } from '../../messages/useT'
import { CERTIFICATE_BUTTON } from '../certificateButton'
import { useCertificate } from './useCertificate'

const nothingToSave = () => Promise.resolve()

interface CertificateAreaProps {
  learnerId: string
  courseId: string
  /** Saves pending progress before the certificate is requested. */
  before?: () => Promise<void>
  /** Where two are on a page, each button needs an id of its own. */
  buttonId?: string
}

export function CertificateArea(props: CertificateAreaProps) {
  const { learnerId, courseId, before = nothingToSave, buttonId = CERTIFICATE_BUTTON } = props
  const t = useT()
  const failureText = useFailureText()
  const certificate = useCertificate(learnerId, courseId, before)
  return (
    <Stack $gap={3}>
      <Button id={buttonId} $wide $inactive={certificate.busy} onClick={certificate.generate}>
        <Award size={20} aria-hidden />
        {t(certificate.busy ? 'public.certificate.generating' : 'public.certificate.generate')}
      </Button>
      {certificate.failure && <Notice tone="danger">{failureText(certificate.failure)}</Notice>}
      {certificate.issued && (
        <ButtonAnchor
          $variant="secondary"
          href={certificate.issued.url}
          download={`certificate-${courseId}.pdf`}
        >
          <Download size={20} aria-hidden />
          {t('public.certificate.download')}
        </ButtonAnchor>
      )}
      {certificate.issued?.id && <IssuedCertificate id={certificate.issued.id} />}
    </Stack>
  )
}

/** Buttons to share the certificate; hidden if the certificate cannot be verified. */
function IssuedCertificate({ id }: { id: string }) {
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
