import { Link2, SquareArrowOutUpRight } from 'lucide-react'
import styled from 'styled-components'
import { useSharedT } from '@mentor-connect/i18n'
import { Button, ButtonAnchor } from './Button'
import { Row, VisuallyHidden } from './layout'
import { notify } from './notify'
import { media, space } from './theme'

interface CertificateSharingProps {
  /** Part of the buttons' accessible names, to distinguish several certificates. */
  courseName: string
  shareUrl: string
  linkedInUrl: string
}

/** Buttons to share a certificate. */
export function CertificateSharing({ courseName, shareUrl, linkedInUrl }: CertificateSharingProps) {
  const t = useSharedT()

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(shareUrl)
      notify.success(t('ui.certificate.linkCopied'))
    } catch (error) {
      console.error('The link of the certificate could not be copied.', error)
      notify.failure(t('ui.certificate.linkFailed'))
    }
  }

  return (
    <Ways $gap={2}>
      <ButtonAnchor $variant="secondary" href={linkedInUrl} target="_blank" rel="noopener noreferrer">
        <SquareArrowOutUpRight size={18} aria-hidden />
        {t('ui.certificate.linkedIn')}
        <VisuallyHidden>{courseName}</VisuallyHidden>
      </ButtonAnchor>
      <Button $variant="secondary" onClick={handleCopy}>
        <Link2 size={18} aria-hidden />
        {t('ui.certificate.copyLink')}
        <VisuallyHidden>{courseName}</VisuallyHidden>
      </Button>
    </Ways>
  )
}

const Ways = styled(Row)`
  ${media.belowTablet} {
    & > * {
      flex: 1 0 auto;
      padding-inline: ${space[3]};
      white-space: nowrap;
    }
  }
`
