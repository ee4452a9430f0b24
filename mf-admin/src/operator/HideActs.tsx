import { Muted, Row, Stack, Tag } from '@mentor-connect/ui'
import type { PostState } from '@mentor-connect/contract/admin/cases'
import { useT } from '../messages/useT'
import { AdminFailure } from './AdminFailure'
import { DoneNotice } from './DoneNotice'
import { ReasonedAct } from './ReasonedAct'
import { useAct } from './useAct'

interface HideActsProps {
  state: PostState
  /** True if the author is told at once. */
  isTold: boolean
  hide: (reason: string) => Promise<unknown>
  restore: (reason: string) => Promise<unknown>
  onChange: () => void
}

/** Hides something that people have written, or shows it again. */
export function HideActs({ state, isTold, hide, restore, onChange }: HideActsProps) {
  const t = useT()
  const { act, isBusy, done, failure } = useAct(onChange)
  const texts = (verb: 'hide' | 'restore') => ({
    label: t(`admin.posts.${verb}Reason`),
    hint: t(isTold ? `admin.posts.${verb}HintTold` : `admin.posts.${verb}Hint`),
    action: t(`admin.posts.${verb}`),
    isBusy,
  })
  return (
    <Stack $gap={3}>
      <DoneNotice text={done} />
      <Row $gap={2}>
        <Tag $tone={state === 'shown' ? 'neutral' : 'accent'}>{t(`admin.posts.state.${state}`)}</Tag>
      </Row>
      {state === 'shown' && (
        <ReasonedAct
          key="hide"
          {...texts('hide')}
          onAct={(reason) => act(() => hide(reason), t('admin.posts.done.hidden'))}
        />
      )}
      {state === 'hidden' && (
        <ReasonedAct
          key="restore"
          {...texts('restore')}
          isHarmless
          onAct={(reason) => act(() => restore(reason), t('admin.posts.done.restored'))}
        />
      )}
      {state === 'removed' && <Muted>{t('admin.posts.removedHint')}</Muted>}
      <AdminFailure failure={failure} />
    </Stack>
  )
}
