import { useEndpoint } from '@mentor-connect/api'
import { verifyCertificate } from '@mentor-connect/contract/learning/certificates'
import { CertificateSharing } from '@mentor-connect/features/certificate-sharing'
import { Button, ButtonAnchor, Notice, Stack, useFailureText } from '@mentor-connect/ui'
import { Award, Download } from 'lucide-react'
import { useT } from '../../messages/useT'
import { CERTIFICATE_BUTTON } from './certificateButton'
import { useCertificate } from './useCertificate'

const nothingToSave = () => Promise.resolve()

interface CertificateAreaProps {
  learnerId: string
  courseId: string
  /** Id of an issued certificate; the button then links to it. Undefined if none was issued. */
  issuedId?: string | undefined
  /** Saves pending progress before the certificate is requested. */
  before?: () => Promise<void>
  /** Id of the button; must differ if a page has two such areas. */
  buttonId?: string
}

export function CertificateArea(props: CertificateAreaProps) {
  const { learnerId, courseId, issuedId, before = nothingToSave, buttonId = CERTIFICATE_BUTTON } = props
  const t = useT()
  const failureText = useFailureText()
  const certificate = useCertificate(learnerId, courseId, before)
  const id = certificate.issued?.id ?? issuedId
  const isIssued = id !== undefined || certificate.issued !== null
  const action = isIssued ? 'public.certificate.view' : 'public.certificate.generate'
  return (
    <Stack $gap={3}>
      <Button
        id={buttonId}
        $variant={isIssued ? 'secondary' : 'primary'}
        $wide
        $inactive={certificate.busy}
        onClick={certificate.generate}
      >
        <Award size={20} aria-hidden />
        {t(certificate.busy && !isIssued ? 'public.certificate.generating' : action)}
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
      {id && <IssuedCertificate id={id} />}
    </Stack>
  )
}

/** Buttons to share an issued certificate. Hidden if the certificate cannot be verified. */
function IssuedCertificate({ id }: { id: string }) {
  const { data: certificate } = useEndpoint(verifyCertificate, { query: { certificateId: id } })
  return certificate && <CertificateSharing certificate={certificate} />
}
