import { type ApiFailure, type ApiResponse, asApiFailure, call } from '@mentor-connect/api'
import { generateCertificate } from '@mentor-connect/contract/api/certificates'
import { useState } from 'react'
import { useT } from '../../messages/useT'

const DELAY_MS = 300

/**
 * Opens the certificate in a new tab. The tab is opened during the click event, so that popup blockers allow it, and
 * gets its content when the PDF is loaded. `issued` is for downloading if no tab could be opened.
 */
export function useCertificate(learnerId: string, courseId: string, before: () => Promise<void>) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const [issued, setIssued] = useState<Issued | null>(null)
  const [failure, setFailure] = useState<ApiFailure | null>(null)

  const generate = async () => {
    const tab = openTab(t('public.certificate.preparing'))
    setBusy(true)
    setFailure(null)
    try {
      await Promise.all([before(), new Promise((resolve) => setTimeout(resolve, DELAY_MS))])
      const answer = await call(generateCertificate, { body: { userId: learnerId, courseId } })
      const address = URL.createObjectURL(answer.data)
      setIssued({ url: address, id: idIn(answer) })
      if (tab) tab.location.href = address
    } catch (error) {
      console.error('Certificate Generation Error:', error)
      tab?.close()
      setFailure(asApiFailure(error))
    } finally {
      setBusy(false)
    }
  }

  return { generate, busy, issued, failure }
}

interface Issued {
  /** Object URL of the PDF, valid in this page only. */
  url: string
  id: string | undefined
}

function idIn({ headers }: ApiResponse<typeof generateCertificate>): string | undefined {
  const id = (headers as Record<string, unknown> | undefined)?.['x-certificate-id']
  return typeof id === 'string' ? id : undefined
}

function openTab(text: string): Window | null {
  const tab = window.open('', '_blank')
  if (tab) {
    tab.document.title = text
    tab.document.body.textContent = text
  }
  return tab
}
