import { Button, ButtonAnchor, Notice, Stack, useFailureText } from '@mentor-connect/ui'
import { Award, Download } from 'lucide-react'
import { useT } from '../../messages/useT'
import { CERTIFICATE_BUTTON } from '../certificateButton'
import { IssuedCertificate } from './IssuedCertificate'
import { useCertificate } from './useCertificate'

interface CertificateAreaProps {
  learnerId: string
  courseId: string
  before: () => Promise<void>
}

export function CertificateArea({ learnerId, courseId, before }: CertificateAreaProps) {
  const t = useT()
  const failureText = useFailureText()
  const certificate = useCertificate(learnerId, courseId, before)
  return (
    <Stack $gap={3}>
      <Button id={CERTIFICATE_BUTTON} $wide $inactive={certificate.busy} onClick={certificate.generate}>
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
