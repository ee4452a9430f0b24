import type { LoaderFunction } from 'react-router-dom'
import type { Releases } from '../releases/releases'
import { TimeoutError, withTimeout } from '../resilience/timeout'
import { retry } from '../resilience/retry'
import { isChunkFailure } from './diagnose'
import { describeFailure } from './describeFailure'
import { AREA_BUDGET_MS, RETRIES, type Remotes } from './remotes'

interface Parts {
  remotes: Pick<Remotes, 'breakerOf'>
  releases: Pick<Releases, 'of'>
}

/**
 * Wraps the loader of a remote's page with retries, a timeout, the area's circuit breaker and a descriptive
 * failure. Everything that the page's own loader returns or throws (data, redirects, not found) passes
 * through unchanged.
 */
export function resilientLoader(
  remote: string,
  loader: LoaderFunction,
  { remotes, releases }: Parts,
): LoaderFunction {
  /** True once the page's code is loaded. No request follows then, so the breaker does not apply. */
  let isLoaded = false

  return async (call, context) => {
    const breaker = remotes.breakerOf(remote)
    if (!isLoaded && !breaker.allows()) throw breaker.lastFailure()
    try {
      const attempts = retry(async () => loader(call, context), {
        retries: RETRIES,
        budgetMs: AREA_BUDGET_MS,
        shouldRetry: (error) => isChunkFailure(error) && !call.request.signal.aborted,
      })
      const result: unknown = await withTimeout(AREA_BUDGET_MS, `A page of ${remote}`, attempts)
      isLoaded = true
      return result
    } catch (cause) {
      if (!isChunkFailure(cause) && !(cause instanceof TimeoutError)) throw cause
      const failure = await describeFailure(remote, releases.of(remote)?.release, cause)
      breaker.failed(failure)
      throw failure
    }
  }
}
