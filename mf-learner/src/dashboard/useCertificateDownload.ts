import { call } from '@mentor-connect/api'
import { generateCertificate, type OwnCertificate } from '@mentor-connect/contract/api/certificates'
import { useState } from 'react'
import { useT } from '../messages/useT'

/** Saves a certificate's PDF as a file. */
export function useCertificateDownload({ userId, courseId, courseName }: OwnCertificate) {
  const t = useT()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  const start = async () => {
    setState('busy')
    try {
      const { data } = await call(generateCertificate, { body: { userId, courseId } })
      saveAs(data, `${t('learner.certificates.fileName', { course: courseName })}.pdf`)
      setState('idle')
    } catch (error) {
      console.error('Certificate Generation Error:', error)
      setState('failed')
    }
  }
  return { start, isBusy: state === 'busy', hasFailed: state === 'failed' }
}

/** How long the object URL stays valid for the browser to read the file, in ms. */
const KEEP_MS = 60_000

function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS)
}
