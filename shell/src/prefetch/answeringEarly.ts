import type { Cache, Middleware } from 'swr'
import type { EarlyReads } from './earlyReads'

/** Where the early reads of this document are, once their code is loaded. The app answers reads from there. */
export interface EarlyReadsHolder {
  reads?: EarlyReads
}

/** The early reads of this document. They are missing until its first page is shown. */
export const earlyReads: EarlyReadsHolder = {}

/**
 * Answers the reads of pages early. A page whose answers have arrived shows its content at once, instead of placeholders
 * that each answer replaces.
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
