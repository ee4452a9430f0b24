import { hashesOf } from './hashes'
import type { RemoteFailureReason } from './RemoteFailure'

/** Timeout for the second download, in ms. */
const DEADLINE_MS = 2500

export interface Diagnosis {
  reason: RemoteFailureReason
  text: string
}

/**
 * Finds out why a script failed: a script element reports only "error". Downloads the file past the browser's cache,
 * which also replaces altered bytes there: release files are otherwise cached for ever.
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

/** webpack's error for a chunk: it names the address and how it failed. */
export interface ChunkFailure extends Error {
  request?: string
  /** `timeout`, `missing` (it ran, but was not the chunk) or the kind of the browser's event. */
  type?: string
}

export function isChunkFailure(error: unknown): error is ChunkFailure {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message))
  )
}

export async function diagnoseChunk(container: string, { request, type }: ChunkFailure): Promise<Diagnosis> {
  // A retry asks with a query (see ChunkIntegrity); the file, its hash and what is cached of it go by the path.
  const url = (request ?? '').replace(/\?.*$/, '')
  if (type === 'timeout') return { reason: 'timeout', text: `${url} did not load in time.` }
  return diagnose(url, hashesOf(container)[url.split('/').pop() ?? ''] ?? null)
}
