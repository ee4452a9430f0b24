import { useSharedT } from '@mentor-connect/i18n'
import { Button, IconButton, color, font, radius, shadow, space } from '@mentor-connect/ui'
import { X } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** Says that the lesson was opened where the learner stopped, with a button to its start. */
export function ResumeNote({ onFromStart, onClose }: { onFromStart: () => void; onClose: () => void }) {
  const t = useT()
  const sharedT = useSharedT()
  return (
    <Bar role="status">
      <span>{t('public.player.resumed')}</span>
      <ToStart $variant="ghost" onClick={onFromStart}>
        {t('public.player.fromStart')}
      </ToStart>
      <IconButton aria-label={sharedT('ui.close')} onClick={onClose}>
        <X size={20} aria-hidden />
      </IconButton>
    </Bar>
  )
}

const Bar = styled.div`
  position: sticky;
  bottom: calc(${space[4]} + max(var(--mc-tab-bar, 0px), env(safe-area-inset-bottom)));
  z-index: 5;
  display: flex;
  align-items: center;
  width: fit-content;
  max-width: 100%;
  margin-inline: auto;
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  font-size: ${font.size.small};
`

const ToStart = styled(Button)`
  flex: none;
  padding-inline: ${space[3]};
  font-size: ${font.size.small};
`
