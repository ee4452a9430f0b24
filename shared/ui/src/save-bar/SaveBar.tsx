import { useSharedT } from '@mentor-connect/i18n'
import { Save } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../Button'
import { Small } from '../layout'
import { space } from '../theme'
import { StickyBar } from './StickyBar'

interface SaveBarProps {
  isUnsaved: boolean
  /** Text that is shown once everything is saved. */
  saved?: string
  /** Label of the save button. */
  label: string
  isBusy: boolean
  /** Called by the button. Absent in a form, which the button submits. */
  onSave?: () => void
  /** The reason why saving failed. */
  children?: ReactNode
}

/**
 * A bar that says if everything is saved, and a button that saves. It sticks to the bottom of the window
 * while there are unsaved changes or a message.
 */
export function SaveBar({ isUnsaved, saved, label, isBusy, onSave, children }: SaveBarProps) {
  const t = useSharedT()
  return (
    <Bar $isLoose={!(isUnsaved || saved || children)}>
      {children}
      <Line>
        <State role="status">{isUnsaved ? t('ui.unsaved.changes') : saved}</State>
        <Button type={onSave ? 'button' : 'submit'} $inactive={isBusy} onClick={onSave}>
          <Save size={18} aria-hidden />
          {label}
        </Button>
      </Line>
    </Bar>
  )
}

const Bar = styled(StickyBar)`
  display: grid;
  gap: ${space[3]};
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`

/** The text is narrow enough to stay in one line with the button on a small phone. */
const State = styled(Small)`
  flex: 1 1 8rem;
  min-width: 0;
`
