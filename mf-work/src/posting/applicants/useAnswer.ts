import { call, useAttempt } from '@mentor-connect/api'
import { useDraft } from '@mentor-connect/api/drafts'
import type { PosterStage } from '@mentor-connect/contract/work/applicationStages'
import {
  answerApplicant,
  getApplicants,
  moveApplicant,
  type ApplicantDetails,
} from '@mentor-connect/contract/work/posting'
import { notify } from '@mentor-connect/ui'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { useT } from '../messages/useT'

const EMPTY = { text: '' }

/** An answer to an applicant that is being written. Its text is kept on this device until it is sent. */
export function useAnswer(applicant: ApplicantDetails, onChanged: (applicant: ApplicantDetails) => void) {
  const t = useT()
  const { mutate } = useSWRConfig()
  const { _id, version, opening } = applicant
  const { values, change, clear } = useDraft(`answer/${_id}`, EMPTY)
  const [stage, setStage] = useState<PosterStage | ''>('')
  const { attempt, isBusy, failure } = useAttempt()
  const params = { id: _id }
  const list = JSON.stringify([getApplicants.method, getApplicants.path.replace(':id', opening._id)]).slice(
    0,
    -1,
  )

  const done = (next: ApplicantDetails) => {
    setStage('')
    void mutate((key) => typeof key === 'string' && key.startsWith(list))
    onChanged(next)
  }
  const send = (text: string) =>
    attempt(async () => {
      const { data } = stage
        ? await call(moveApplicant, { params, body: { version, stage, text } })
        : await call(answerApplicant, { params, body: { version, text } })
      change(EMPTY)
      void clear()
      notify.success(t('openings.applicant.sent'))
      done(data)
    })
  const markRead = () =>
    attempt(async () => done((await call(moveApplicant, { params, body: { version, stage: 'read' } })).data))
  return {
    text: values.text,
    setText: (text: string) => change({ text }),
    stage,
    setStage,
    send,
    markRead,
    isBusy,
    failure,
  }
}
