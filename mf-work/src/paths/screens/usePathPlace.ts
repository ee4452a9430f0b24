import { call, useAttempt, useEndpoint } from '@mentor-connect/api'
import { useLearner } from '@mentor-connect/contract/auth'
import {
  getSkillPathPlace,
  issuePathCertificate,
  joinSkillPath,
  leaveSkillPath,
} from '@mentor-connect/contract/learning/skillPaths'

/** The place of the learner in a path, with actions to join and to leave it. Visitors and mentors have none. */
export function usePathPlace(id: string, onChanged: () => void) {
  const learner = useLearner()
  const params = { id }
  const { data, error, isLoading, retry, setData } = useEndpoint(
    getSkillPathPlace,
    learner ? { params } : null,
  )
  const { attempt, isBusy, failure } = useAttempt()
  return {
    data: learner ? data : undefined,
    error,
    isLoading: Boolean(learner) && isLoading,
    retry,
    isBusy,
    failure,
    join: () =>
      attempt(async () => {
        setData((await call(joinSkillPath, { params, body: {} })).data)
        onChanged()
      }),
    getCertificate: () =>
      attempt(async () => {
        const { _id: certificateId } = (await call(issuePathCertificate, { params, body: {} })).data
        if (data) setData({ ...data, certificateId })
      }),
    leave: () =>
      attempt(async () => {
        await call(leaveSkillPath, { params, body: {} })
        if (data) setData({ ...data, isJoined: false })
        onChanged()
      }),
  }
}

export type PathPlacePart = ReturnType<typeof usePathPlace>
