import { ApiFailure, type ApiResponse, asApiFailure, call } from '@mentor-connect/api'
import {
  verifyCertificate,
  type Revocation,
  type VerifiedCertificate,
} from '@mentor-connect/contract/learning/certificates'
import { notify } from '@mentor-connect/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useT } from './messages/useT'

/** `failed`: the verification could not be carried out, so the certificate is neither valid nor invalid. */
export type Verification =
  | { kind: 'none' }
  | { kind: 'verifying' }
  | { kind: 'found'; certificate: VerifiedCertificate }
  | { kind: 'revoked'; revocation: Revocation }
  | { kind: 'invalid' }
  | { kind: 'not-found' }
  | { kind: 'failed'; failure: ApiFailure }

/** Verifies the id in the URL, and again on demand. Only the latest response counts. */
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
    // `verify` is left out, because a change of language must not verify again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked])

  return { result: asked ? result : ({ kind: 'none' } as const), verify }
}

async function lookUp(certificateId: string): Promise<Verification> {
  try {
    return verdictOf(await call(verifyCertificate, { query: { certificateId } }))
  } catch (error) {
    const failure = asApiFailure(error)
    const unknown = failure.code === 'not_found' || failure.code === 'invalid_input'
    return unknown ? { kind: 'not-found' } : { kind: 'failed', failure }
  }
}

/** A certificate is valid only if the response says `verified` and contains the certificate. */
function verdictOf({ data, verdict, revocation }: ApiResponse<typeof verifyCertificate>): Verification {
  if (verdict === 'verified' && data) return { kind: 'found', certificate: data }
  if (verdict === 'revoked' && revocation) return { kind: 'revoked', revocation: revocation as Revocation }
  if (verdict === 'invalid') return { kind: 'invalid' }
  throw new ApiFailure(0, 'internal', `The check answered ${String(verdict)}.`)
}
