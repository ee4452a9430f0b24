import { Button, ProgressBar, Stack, media, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../messages/useT'

interface FormActionsProps {
  labels: { save: string; saving: string; draft?: string }
  busy: 'draft' | 'whole' | null
  /** Share of the request that has been sent, from 0 to 1; null if none is being sent. */
  share: number | null
  onDraft: () => void
  onCancel: () => void
}

export function FormActions({ labels, busy, share, onDraft, onCancel }: FormActionsProps) {
  const t = useT()
  return (
    <Stack $gap={3}>
      {share !== null && share < 1 && <ProgressBar percent={share * 100} label={t('mentor.form.sending')} />}
      <Bar>
        <Button $variant="ghost" onClick={onCancel} $inactive={busy !== null}>
          {t('mentor.form.cancel')}
        </Button>
        {labels.draft && (
          <Button $variant="secondary" onClick={onDraft} $inactive={busy !== null}>
            {busy === 'draft' ? t('mentor.form.saving') : labels.draft}
          </Button>
        )}
        <Button type="submit" $inactive={busy !== null}>
          {busy === 'whole' ? labels.saving : labels.save}
        </Button>
      </Bar>
    </Stack>
  )
}

const Bar = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${space[3]};
  ${media.tabletUp} {
    flex-direction: row;
    justify-content: flex-end;
  }
`
