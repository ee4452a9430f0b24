import { call } from '@mentor-connect/api'
import { hidePost, restorePost, type PostState } from '@mentor-connect/contract/admin/cases'
import { HIDEABLE, type HideableKind } from '@mentor-connect/contract/trust/reports'
import { HideActs } from '../operator/HideActs'

interface PostActsProps {
  caseId: string
  reportId: string
  kind: HideableKind
  state: PostState
  onChange: () => void
}

/** Hides the reported post, or shows it again. */
export function PostActs({ caseId, reportId, kind, state, onChange }: PostActsProps) {
  const params = { id: caseId, report: reportId }
  return (
    <HideActs
      state={state}
      isTold={HIDEABLE[kind] === 'at-once'}
      hide={(reason) => call(hidePost, { params, body: { reason } })}
      restore={(reason) => call(restorePost, { params, body: { reason } })}
      onChange={onChange}
    />
  )
}
