import { call } from '@mentor-connect/api'
import { hidePost, restorePost, type CaseReport } from '@mentor-connect/contract/admin/cases'
import { HIDEABLE, type HideableKind } from '@mentor-connect/contract/trust/reports'
import { Muted, Row, Stack, Tag } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { AdminFailure } from '../operator/AdminFailure'
import { DoneNotice } from '../operator/DoneNotice'
import { ReasonedAct } from '../operator/ReasonedAct'
import { useAct } from '../operator/useAct'

interface PostActsProps {
  caseId: string
  reportId: string
  kind: HideableKind
  state: NonNullable<CaseReport['post']>['state']
  onChange: () => void
}

/** Hides the reported post, or shows it again. */
export function PostActs({ caseId, reportId, kind, state, onChange }: PostActsProps) {
  const t = useT()
  const { act, isBusy, done, failure } = useAct(onChange)
  const params = { id: caseId, report: reportId }
  const hide = (reason: string) =>
    act(() => call(hidePost, { params, body: { reason } }), t('admin.posts.done.hidden'))
  const restore = (reason: string) =>
    act(() => call(restorePost, { params, body: { reason } }), t('admin.posts.done.restored'))
  const texts = (verb: 'hide' | 'restore') => ({
    label: t(`admin.posts.${verb}Reason`),
    hint: t(HIDEABLE[kind] === 'at-once' ? `admin.posts.${verb}HintTold` : `admin.posts.${verb}Hint`),
    action: t(`admin.posts.${verb}`),
    isBusy,
  })
  return (
    <Stack $gap={3}>
      <DoneNotice text={done} />
      <Row $gap={2}>
        <Tag $tone={state === 'shown' ? 'neutral' : 'accent'}>{t(`admin.posts.state.${state}`)}</Tag>
      </Row>
      {state === 'shown' && <ReasonedAct key="hide" {...texts('hide')} onAct={hide} />}
      {state === 'hidden' && <ReasonedAct key="restore" {...texts('restore')} isHarmless onAct={restore} />}
      {state === 'removed' && <Muted>{t('admin.posts.removedHint')}</Muted>}
      <AdminFailure failure={failure} />
    </Stack>
  )
}
