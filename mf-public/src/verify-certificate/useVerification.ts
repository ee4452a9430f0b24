import { ApiFailure, call } from '@mentor-connect/shared/api'
import { verifyCertificate, type Certificate } from '@mentor-connect/shared/contracts/certificates'
import { notify } from '@mentor-connect/shared/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useT } from '../messages/useT'

/** `failed` means that nobody could tell; it is neither valid nor invalid. */
export type Verification =
  | { kind: 'none' }
  | { kind: 'verifying' }
  | { kind: 'found'; certificate: Certificate }
  | { kind: 'not-found' }
  | { kind: 'failed'; failure: ApiFailure }

/** Verifies the id that the address asks for, and again on demand. Only the latest answer counts. */
export function useVerification(asked: string) {
  const t = useT()
  const latest = useRef('')
  const [result, setResult] = useState<Verification>({ kind: 'none' })

  const verify = useCallback(
    async (certificateId: string) => {
      latest.current = certificateId
      setResult({ kind: 'verifying' })
      const next = await lookUp(certificateId)
      if (latest.current !== certificateId) return
      setResult(next)
      if (next.kind === 'found') notify.success(t('public.verify.toast'))
    },
    [t],
  )

  useEffect(() => {
    if (asked) void verify(asked)
    else latest.current = ''
    // A change of language must not verify again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked])

  return { result: asked ? result : ({ kind: 'none' } as const), verify }
}

async function lookUp(certificateId: string): Promise<Verification> {
  try {
    const { data } = await call(verifyCertificate, { query: { certificateId } })
    return data ? { kind: 'found', certificate: data } : { kind: 'not-found' }
  } catch (error) {
    const failure = error instanceof ApiFailure ? error : new ApiFailure(0, 'internal', String(error))
    const unknown = failure.code === 'not_found' || failure.code === 'invalid_input'
    return unknown ? { kind: 'not-found' } : { kind: 'failed', failure }
  }
}
