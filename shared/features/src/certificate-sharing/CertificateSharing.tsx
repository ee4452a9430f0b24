import { certificateCheckUrl, certificateShareUrl, linkedInUrl, whatsAppUrl } from '@mentor-connect/api'
import type { Certificate } from '@mentor-connect/contract/learning/certificates'
import { languageOf, useSharedT } from '@mentor-connect/i18n'
import { Button, ButtonAnchor, Row, VisuallyHidden, copyText, media, space } from '@mentor-connect/ui'
import { Link2, MessageCircle, Share2, SquareArrowOutUpRight } from 'lucide-react'
import styled from 'styled-components'

/** Buttons to share a certificate. Their accessible names distinguish several certificates on a page. */
export function CertificateSharing({ certificate }: { certificate: Certificate }) {
  const t = useSharedT()
  const { _id, courseName } = certificate
  const text = t('ui.certificate.message', { course: courseName })
  const url = certificateShareUrl(_id)
  const course = <VisuallyHidden lang={languageOf(courseName)}>{courseName}</VisuallyHidden>

  const handleCopy = () =>
    copyText(url, { copied: t('ui.certificate.linkCopied'), failed: t('ui.certificate.linkFailed') })

  const handleShare = async () => {
    try {
      await navigator.share({ title: courseName, text, url })
    } catch (error) {
      // Closing the share sheet is not a failure.
      if (!isCancelled(error)) await handleCopy()
    }
  }

  return (
    <Ways $gap={2}>
      {canShare() && (
        <Button $variant="secondary" onClick={handleShare}>
          <Share2 size={18} aria-hidden />
          {t('ui.certificate.share')}
          {course}
        </Button>
      )}
      <ButtonAnchor
        $variant="secondary"
        href={whatsAppUrl(`${text} ${certificateCheckUrl(_id)}`)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <MessageCircle size={18} aria-hidden />
        {t('ui.certificate.whatsApp')}
        {course}
      </ButtonAnchor>
      <ButtonAnchor
        $variant="secondary"
        href={linkedInUrl(certificate)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <SquareArrowOutUpRight size={18} aria-hidden />
        {t('ui.certificate.linkedIn')}
        {course}
      </ButtonAnchor>
      <Button $variant="secondary" onClick={handleCopy}>
        <Link2 size={18} aria-hidden />
        {t('ui.certificate.copyLink')}
        {course}
      </Button>
    </Ways>
  )
}

/** Returns true if the device has a share sheet. Some browsers lack it, and all of them on an insecure connection. */
const canShare = () => typeof navigator.share === 'function'

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

const Ways = styled(Row)`
  ${media.belowTablet} {
    & > * {
      flex: 1 0 auto;
      padding-inline: ${space[3]};
      white-space: nowrap;
    }
  }
`
