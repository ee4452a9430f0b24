import { call, newId, useAttempt } from '@mentor-connect/api'
import { paths } from '@mentor-connect/contract/remote'
import {
  closeOpening,
  duplicateOpening,
  pauseOpening,
  publishOpening,
  renewOpening,
  type OwnOpening,
} from '@mentor-connect/contract/work/posting'
import { notify } from '@mentor-connect/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useT } from '../messages/useT'
import { postingPaths } from '../postingPaths'
import { useOwnOpeningCache } from '../useOwnOpeningCache'

/** The actions of a poster on an opening. Each resolves with true if it has worked. */
export function useOpeningActs({ _id, version, state }: OwnOpening, onReload: () => void) {
  const t = useT()
  const navigate = useNavigate()
  const { put, renewLists } = useOwnOpeningCache()
  // A repeated request has the same id, so that it creates one copy only.
  const [copyId] = useState(newId)
  const { attempt, isBusy, failure } = useAttempt()
  const params = { id: _id }

  const act = async (work: () => Promise<void>): Promise<boolean> => {
    const hasWorked = await attempt(work)
    // The state, and the actions that it allows, may have changed meanwhile.
    if (!hasWorked) onReload()
    return hasWorked
  }
  return {
    isBusy,
    failure,
    publish: () =>
      act(async () => {
        const { data } = await call(publishOpening, { params, body: { version } })
        notify.success(t(`openings.own.now.${data.state === 'waiting' ? 'waiting' : 'published'}`))
        await put(data)
      }),
    pause: () =>
      act(async () => {
        const { data } = await call(pauseOpening, { params, body: { version } })
        notify.success(t(`openings.own.now.${state === 'waiting' ? 'draft' : 'paused'}`))
        await put(data)
      }),
    renew: (closesOn: string) =>
      act(async () => {
        const { data } = await call(renewOpening, { params, body: { version, closesOn } })
        notify.success(t('openings.own.renewed'))
        await put(data)
      }),
    duplicate: () =>
      act(async () => {
        const { data } = await call(duplicateOpening, { params, body: { newId: copyId } })
        notify.success(t('openings.own.duplicated'))
        await put(data)
        void navigate(postingPaths.edit(data._id))
      }),
    close: () =>
      act(async () => {
        const { opening } = (await call(closeOpening, { params, body: { version } })).data
        notify.success(t(`openings.own.now.${opening ? 'closed' : 'deleted'}`))
        if (opening) return put(opening)
        void renewLists()
        void navigate(paths.mentorArea.openings)
      }),
  }
}
