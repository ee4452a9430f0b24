import type { RemoteRelease } from '@mentor-connect/shared/contracts/siteRegistry'
import { hasIntegrity } from '../releases/registryShape'
import { reportFailure } from '../reports/clientEvents'
import { DeadlineError } from '../resilience/deadline'
import { diagnose, diagnoseChunk, isChunkFailure, type Diagnosis } from './diagnose'
import { container } from './entering'
import { RemoteFailure } from './RemoteFailure'

/** What happened to a remote, found out after its last attempt failed; reported too. */
export async function explained(
  remote: string,
  entry: RemoteRelease | undefined,
  cause: unknown,
): Promise<RemoteFailure> {
  const failure = await named(remote, entry, cause)
  const { reason: kind, message, release } = failure
  reportFailure({ area: remote, kind, message, ...(release && { release }) })
  return failure
}

async function named(remote: string, entry: RemoteRelease | undefined, cause: unknown) {
  if (cause instanceof RemoteFailure) return cause
  const { reason, text } = await diagnosis(remote, entry, cause)
  const release = entry?.release ?? ''
  return new RemoteFailure(remote, reason, `Remote "${remote}"@${release}: ${text}`, { cause, release })
}

async function diagnosis(
  remote: string,
  entry: RemoteRelease | undefined,
  cause: unknown,
): Promise<Diagnosis> {
  if (cause instanceof DeadlineError || /timed out/.test(String(cause)))
    return { reason: 'timeout', text: String(cause) }
  if (isChunkFailure(cause)) return diagnoseChunk(container(remote), cause)
  if (entry && /ScriptNetworkError/.test(String(cause)))
    return diagnose(new URL(entry.entry, location.origin).href, hasIntegrity(entry) ? entry.integrity : null)
  return { reason: 'broken', text: `it does not start: ${String(cause)}` }
}
