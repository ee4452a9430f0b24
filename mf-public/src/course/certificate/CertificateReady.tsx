import { Muted } from '@mentor-connect/ui'
import type { MouseEvent } from 'react'
import { useT } from '../../messages/useT'
import { CERTIFICATE_BUTTON } from './certificateButton'

/** Says that the certificate is ready, with a link to its button, which is far away on phones. */
export function CertificateReady() {
  const t = useT()
  const handleClick = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(CERTIFICATE_BUTTON)?.focus()
  }
  return (
    <Muted>
      {t('public.certificate.allDone')}{' '}
      <a href={`#${CERTIFICATE_BUTTON}`} onClick={handleClick}>
        {t('public.certificate.ready')}
      </a>
    </Muted>
  )
}
