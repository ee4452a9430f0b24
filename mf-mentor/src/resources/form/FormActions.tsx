import { Button, ProgressBar, Small, StickyBar, media, space } from '@mentor-connect/ui'
import { useFormState } from 'react-hook-form'
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

/** The buttons that save the course. They stay at the bottom of the window while the form scrolls. */
export function FormActions({ labels, busy, share, onDraft, onCancel }: FormActionsProps) {
  const t = useT()
  const { isDirty } = useFormState()
  return (
    <Bar>
      {share !== null && share < 1 && <ProgressBar percent={share * 100} label={t('mentor.form.sending')} />}
      <Buttons>
        <State>{isDirty && t('ui.unsaved.changes')}</State>
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
      </Buttons>
    </Bar>
  )
}

/** On phones the bar has three rows. */
const Bar = styled(StickyBar)`
  ${media.belowTablet} {
    :root:has(&) {
      --mc-bottom-bar: 9.75rem;
      scroll-padding-bottom: 11rem;
    }
  }
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]} ${space[3]};
  ${media.belowTablet} {
    gap: ${space[2]};

    button {
      flex: 1 1 auto;
    }
  }
`

const State = styled(Small)`
  flex: 1 1 100%;
  text-align: center;

  &:empty {
    display: none;
  }
  ${media.tabletUp} {
    flex: 1 1 auto;
    text-align: start;
  }
`
