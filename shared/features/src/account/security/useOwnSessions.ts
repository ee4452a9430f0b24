import { useState } from 'react'
import { call, useAttempt, useEndpoint } from '@mentor-connect/api'
import { endOtherSessions, endSession, getSessions } from '@mentor-connect/contract/accounts/accountSecurity'

/** Loads a person's sessions and ends them. */
export function useOwnSessions(userId: string) {
  const { data: sessions, error, retry, setData } = useEndpoint(getSessions, { query: { userId } })
  const { attempt, failure } = useAttempt()
  /** Id of the session that is being ended, or `others` for all other sessions. */
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
