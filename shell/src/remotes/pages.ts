import type { LoaderFunction } from 'react-router-dom'
import type { Releases } from '../releases/releases'
import { DeadlineError, within } from '../resilience/deadline'
import { retrying } from '../resilience/retry'
import { isChunkFailure } from './diagnose'
import { explained } from './explained'
import { AREA_BUDGET_MS, RETRIES, type Remotes } from './remotes'

interface Parts {
  remotes: Pick<Remotes, 'breakerOf'>
  releases: Pick<Releases, 'of'>
}

/**
 * The loader of a remote's page with what every hop has: attempts, a deadline, the area's breaker, a failure that says
 * what happened. What a loader itself answers or throws (data, redirects, not found) goes through untouched.
 */
export function resilientLoader(
  remote: string,
  loader: LoaderFunction,
  { remotes, releases }: Parts,
): LoaderFunction {
  /** A page whose code is here needs no hop: the breaker is none of its business. */
  let isHere = false

  return async (call, context) => {
    const breaker = remotes.breakerOf(remote)
    if (!isHere && !breaker.allows()) throw breaker.lastFailure()
    try {
      const attempts = retrying(async () => loader(call, context), {
        retries: RETRIES,
        budgetMs: AREA_BUDGET_MS,
        isWorth: (error) => isChunkFailure(error) && !call.request.signal.aborted,
      })
      const answer: unknown = await within(AREA_BUDGET_MS, `A page of ${remote}`, attempts)
      isHere = true
      return answer
    } catch (cause) {
      if (!isChunkFailure(cause) && !(cause instanceof DeadlineError)) throw cause
      const failure = await explained(remote, releases.of(remote)?.release, cause)
      breaker.failed(failure)
      throw failure
    }
  }
}
