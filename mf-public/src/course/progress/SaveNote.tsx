import { Button, Row, Small, color } from '@mentor-connect/ui'
import { CircleCheck, CloudAlert, LoaderCircle } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import type { SaveStatus } from './ProgressSaver'

/** An unobtrusive note that says if changes are saved. A failure stays visible until a retry succeeds. */
export function SaveNote({ status, onRetry }: { status: SaveStatus; onRetry: () => void }) {
  const t = useT()
  if (status === 'failed' || status === 'offline')
    return (
      <Row $gap={2} role="alert">
        <Failed>
          <CloudAlert size={18} aria-hidden />
          {t(status === 'offline' ? 'public.progress.kept' : 'public.progress.updateFailed')}
        </Failed>
        <Button $variant="secondary" $small onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      </Row>
    )
  return (
    <Quiet role="status">
      {(status === 'saving' || status === 'waiting') && (
        <>
          <LoaderCircle size={16} aria-hidden /> {t('public.progress.saving')}
        </>
      )}
      {status === 'saved' && (
        <>
          <CircleCheck size={16} color={color.success} aria-hidden /> {t('public.progress.savedNote')}
        </>
      )}
    </Quiet>
  )
}

const Quiet = styled(Small)`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
`

const Failed = styled(Quiet)`
  color: ${color.danger};
`
