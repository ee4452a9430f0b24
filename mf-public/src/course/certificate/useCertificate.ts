import { type ApiFailure, type ApiResponse, asApiFailure, cacheKey, call } from '@mentor-connect/api'
import { generateCertificate } from '@mentor-connect/contract/learning/certificates'
import { getProgress } from '@mentor-connect/contract/courses/progress'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { useT } from '../../messages/useT'

const DELAY_MS = 300

/**
 * Opens the certificate in a new tab. The tab is opened during the click event, because popup blockers allow that,
 * and shows the PDF when it is loaded. `issued` lets the person download it if no tab could be opened.
 */
export function useCertificate(learnerId: string, courseId: string, before: () => Promise<void>) {
  const t = useT()
  const rememberIssued = useRememberIssued(learnerId, courseId)
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
      const id = idIn(answer)
      setIssued({ url: address, id })
      if (id) rememberIssued(id)
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

/** Returns a function that adds the certificate's id to the cached progress, for other parts of the page. */
function useRememberIssued(userId: string, courseId: string) {
  const { mutate } = useSWRConfig()
  const key = cacheKey(getProgress, { query: { userId, resourceId: courseId } })
  return (certificateId: string) =>
    void mutate(key, (before?: object) => before && { ...before, certificateId }, { revalidate: false })
}

interface Issued {
  /** Object URL of the PDF, valid in this document only. */
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
