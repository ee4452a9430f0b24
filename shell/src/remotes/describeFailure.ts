import type { RemoteRelease } from '@mentor-connect/contract/site/siteRegistry'
import { hasIntegrity } from '../releases/registryShape'
import { reportFailure } from '../telemetry/clientEvents'
import { TimeoutError } from '../resilience/timeout'
import { diagnose, diagnoseChunk, isChunkFailure, type Diagnosis } from './diagnose'
import { HashListFailure } from './HashListFailure'
import { containerName } from './registerRemote'
import { RemoteFailure } from './RemoteFailure'

/** Determines why the last attempt to load a remote failed, and reports it. */
export async function describeFailure(
  remote: string,
  entry: RemoteRelease | undefined,
  cause: unknown,
): Promise<RemoteFailure> {
  const failure = await toRemoteFailure(remote, entry, cause)
  const { reason: kind, message, release } = failure
  reportFailure({ area: remote, kind, message, ...(release && { release }) })
  return failure
}

async function toRemoteFailure(remote: string, entry: RemoteRelease | undefined, cause: unknown) {
  if (cause instanceof RemoteFailure) return cause
  const { reason, text } = await diagnoseCause(remote, entry, cause)
  const release = entry?.release ?? ''
  return new RemoteFailure(remote, reason, `Remote "${remote}"@${release}: ${text}`, { cause, release })
}

async function diagnoseCause(
  remote: string,
  entry: RemoteRelease | undefined,
  cause: unknown,
): Promise<Diagnosis> {
  if (cause instanceof TimeoutError || /timed out/.test(String(cause)))
    return { reason: 'timeout', text: String(cause) }
  if (cause instanceof HashListFailure) return cause.diagnosis
  if (isChunkFailure(cause)) return diagnoseChunk(containerName(remote), cause)
  if (entry && /ScriptNetworkError/.test(String(cause)))
    return diagnose(new URL(entry.entry, location.origin).href, hasIntegrity(entry) ? entry.integrity : null)
  return { reason: 'broken', text: `it does not start: ${String(cause)}` }
}
