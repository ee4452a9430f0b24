import type { AttachedCertificate } from '@mentor-connect/contract/learning/attachments'
import { paths } from '@mentor-connect/contract/remote'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import { Small, Stack, TARGET, VisuallyHidden, font, space } from '@mentor-connect/ui'
import { useCertificateFacts } from '@mentor-connect/ui/certificate-facts'
import { BadgeCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useSide } from '../useSide'
import { HideButton } from './HideButton'
import { useAttachmentT } from './useAttachmentT'

interface AttachedCertificatesProps {
  certificates: AttachedCertificate[]
  /** Hides a certificate from the mentor; undefined on the mentor's own page. */
  onHide: ((id: string) => void) | undefined
}

/** Each attached certificate: what it proves, how it was earned, and a link to its public verification. */
export function AttachedCertificates({ certificates, onHide }: AttachedCertificatesProps) {
  const t = useAttachmentT()
  return (
    <Stack as="section" $gap={2} aria-label={t('attachment.certificatesTitle')}>
      <Small>{t('attachment.certificatesTitle')}</Small>
      <Stack as="ul" $gap={4} aria-label={t('attachment.certificatesTitle')}>
        {certificates.map((certificate) => (
          <li key={certificate.id}>
            <CertificateEntry certificate={certificate} onHide={onHide && (() => onHide(certificate.id))} />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

interface CertificateEntryProps {
  certificate: AttachedCertificate
  onHide: (() => void) | undefined
}

function CertificateEntry({ certificate, onHide }: CertificateEntryProps) {
  const t = useAttachmentT()
  const { longDate } = useFormats()
  const { side } = useSide()
  const { earned, result, level, hours } = useCertificateFacts()(certificate)
  const { id, courseName, instructorName, issuedAt } = certificate
  const check = side === 'mentor' ? paths.verifyCertificateOf(id) : paths.learner.verifyCertificateOf(id)
  return (
    <Stack $gap={1}>
      <Name lang={languageOf(courseName)}>{courseName}</Name>
      <Small>{t('attachment.by', { name: instructorName, date: longDate(issuedAt) })}</Small>
      {result && <p>{[result, level, hours].filter(Boolean).join(' · ')}</p>}
      {earned && <p>{[earned, !result && hours].filter(Boolean).join(' · ')}</p>}
      <Check to={check}>
        <BadgeCheck size={18} aria-hidden />
        {t('attachment.check')} <VisuallyHidden>{courseName}</VisuallyHidden>
      </Check>
      <HideButton what={courseName} onHide={onHide} />
    </Stack>
  )
}

const Name = styled.p`
  font-weight: ${font.weight.semibold};
  overflow-wrap: anywhere;
`

const Check = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  align-self: flex-start;
  min-height: ${TARGET};
`
