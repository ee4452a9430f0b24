import { call, useAttempt } from '@mentor-connect/api'
import {
  getMentorship,
  type MentorshipDetails,
  type endMentorship,
} from '@mentor-connect/contract/mentoring/mentorships'
import type { MentorshipAct } from '@mentor-connect/contract/mentoring/mentorship'
import { ENDPOINTS } from './acts'

interface Given {
  text?: string
  withdrawOthers?: boolean
}

/** Sends an action together with the version that the person sees. If the server has a newer version, loads it. */
export function useAct({ id, version }: MentorshipDetails, onChanged: (present: MentorshipDetails) => void) {
  const { attempt, isBusy, failure } = useAttempt()
  const params = { id }

  const reload = async () => onChanged((await call(getMentorship, { params })).data)
  /** Resolves to the changed mentorship; undefined if the action failed. */
  const run = async (act: MentorshipAct, { text, withdrawOthers }: Given) => {
    let changed: MentorshipDetails | undefined
    await attempt(async () => {
      const body = { version, ...(text && { text }), ...(withdrawOthers && { withdrawOthers }) }
      try {
        // The body of `endMentorship` has the fields of all actions, so its type fits each of them.
        changed = (await call(ENDPOINTS[act] as typeof endMentorship, { params, body })).data
      } catch (error) {
        if ((error as { code?: string }).code === 'mentorship_changed') await reload()
        throw error
      }
    })
    return changed
  }
  return { run, isBusy, failure, isConflict: failure?.code === 'mentorship_changed' }
}
