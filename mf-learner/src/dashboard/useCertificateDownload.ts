import { call } from '@mentor-connect/api'
import { getCertificateFile, type OwnCertificate } from '@mentor-connect/contract/learning/certificates'
import { saveFile } from '@mentor-connect/ui'
import { useState } from 'react'
import { useT } from '../messages/useT'

/** Saves a certificate's PDF as a file. */
export function useCertificateDownload({ _id, courseName }: OwnCertificate) {
  const t = useT()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  const start = async () => {
    setState('busy')
    try {
      const { data } = await call(getCertificateFile, { params: { certificateId: _id } })
      saveFile(data, `${t('learner.certificates.fileName', { course: courseName })}.pdf`)
      setState('idle')
    } catch (error) {
      console.error('The certificate could not be downloaded.', error)
      setState('failed')
    }
  }
  return { start, isBusy: state === 'busy', hasFailed: state === 'failed' }
}
