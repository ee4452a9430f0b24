import { useState } from 'react'
import { call, useEndpoint } from '../../../api'
import { endOtherSessions, endSession, getSessions } from '../../../contracts/accountSecurity'
import { useAttempt } from './useAttempt'

/** Where a person is signed in, and how that ends. */
export function useOwnSessions(userId: string) {
  const { data: sessions, error, retry, setData } = useEndpoint(getSessions, { query: { userId } })
  const { attempt, failure } = useAttempt()
  /** The id of the session that is being ended, or `others`. */
  const [ending, setEnding] = useState<string>()

  async function end(what: string, submission: () => Promise<unknown>, isLeft: (id: string) => boolean) {
    setEnding(what)
    const hasWorked = await attempt(submission)
    if (hasWorked && sessions) setData(sessions.filter(({ _id, isCurrent }) => isCurrent || isLeft(_id)))
    setEnding(undefined)
    return hasWorked
  }

  return {
    sessions,
    error,
    retry,
    failure,
    ending,
    endOne: (sessionId: string) =>
      end(
        sessionId,
        () => call(endSession, { body: { userId, sessionId } }),
        (id) => id !== sessionId,
      ),
    endOthers: () =>
      end(
        'others',
        () => call(endOtherSessions, { body: { userId } }),
        () => false,
      ),
  }
}
