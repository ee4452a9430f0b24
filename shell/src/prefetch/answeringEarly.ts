import type { Cache, Middleware } from 'swr'
import type { EarlyReads } from './earlyReads'

/**
 * Holds the early reads of this document as soon as their code is loaded. The app takes the answers of reads
 * from there.
 */
export interface EarlyReadsHolder {
  reads?: EarlyReads
}

/** The early reads of this document. They are absent until its first page is shown. */
export const earlyReads: EarlyReadsHolder = {}

/**
 * Creates a middleware that answers the reads of pages from the early reads. A page whose answers have
 * arrived shows its content at once, and not first placeholders, which each answer would replace.
 */
export const answeringEarly =
  (holder: EarlyReadsHolder): Middleware =>
  (useNext) =>
  (key, fetcher, config) => {
    const { cache } = config as unknown as { cache: Cache }
    const answer =
      fetcher &&
      ((...request: Parameters<typeof fetcher>) => {
        const ask = () => fetcher(...request)
        return holder.reads ? holder.reads.answerTo(key, ask) : ask()
      })
    return useNext(key, answer, {
      ...config,
      ...(holder.reads?.store(cache, key) && { revalidateIfStale: false }),
    })
  }
