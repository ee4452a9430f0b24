import { call } from '@mentor-connect/api'
import { generateCertificate, type OwnCertificate } from '@mentor-connect/contract/learning/certificates'
import { saveFile } from '@mentor-connect/ui'
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
      saveFile(data, `${t('learner.certificates.fileName', { course: courseName })}.pdf`)
      setState('idle')
    } catch (error) {
      console.error('Certificate Generation Error:', error)
      setState('failed')
    }
  }
  return { start, isBusy: state === 'busy', hasFailed: state === 'failed' }
}
