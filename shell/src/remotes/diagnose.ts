import { hashesOf } from './hashes'
import type { RemoteFailureReason } from './RemoteFailure'

/** Timeout for the second download, in ms. */
const DEADLINE_MS = 2500

export interface Diagnosis {
  reason: RemoteFailureReason
  text: string
}

/**
 * Determines why a script failed, because the error event of a script element has no details. Downloads the
 * file again, bypassing the browser's cache. This also replaces a corrupted cached file, which would
 * otherwise stay in the cache forever, because release files are immutable.
 */
export async function diagnose(url: string, integrity: string | null): Promise<Diagnosis> {
  try {
    const response = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(DEADLINE_MS) })
    if (!response.ok) return { reason: 'load', text: `${url} answered ${response.status}.` }
    const actual = await sha384(await response.arrayBuffer())
    if (integrity !== null && actual !== integrity)
      return { reason: 'integrity', text: `${url} has the hash ${actual}, the release says ${integrity}.` }
    return { reason: 'broken', text: `${url} was loaded, but does not run.` }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return { reason: 'timeout', text: `${url} did not load in time.` }
    return { reason: 'load', text: `${url} cannot be reached: ${String(error)}` }
  }
}

async function sha384(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content))
  return `sha384-${btoa(String.fromCharCode(...digest))}`
}

/** webpack's error for a failed chunk. */
export interface ChunkFailure extends Error {
  request?: string
  /** `timeout`, `missing` (the script ran but did not contain the chunk), or the type of the browser's event. */
  type?: string
}

export function isChunkFailure(error: unknown): error is ChunkFailure {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message))
  )
}

export async function diagnoseChunk(container: string, { request, type }: ChunkFailure): Promise<Diagnosis> {
  // A retry adds a query (see `ChunkIntegrity`), but hashes and the cache use the path only.
  const url = (request ?? '').replace(/\?.*$/, '')
  if (type === 'timeout') return { reason: 'timeout', text: `${url} did not load in time.` }
  return diagnose(url, hashesOf(container)[url.split('/').pop() ?? ''] ?? null)
}
