import { Button, ButtonAnchor, Notice, Stack, useFailureText } from '@mentor-connect/ui'
import { Award, Download } from 'lucide-react'
import { useT } from '../../messages/useT'
import { CERTIFICATE_BUTTON } from '../certificateButton'
import { IssuedCertificate } from './IssuedCertificate'
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
