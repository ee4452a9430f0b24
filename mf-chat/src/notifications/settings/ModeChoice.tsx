import type { DeliveryMode } from '@mentor-connect/contract/messages/notificationRules'
import {
  Checkbox,
  SelectField,
  TARGET,
  VisuallyHidden,
  color,
  media,
  space,
  visuallyHidden,
} from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../messages/useT'

interface Props {
  /**
   * The accessible name: category and channel. Sighted people read both in the heads of the row and the
   * column.
   */
  label: string
  modes: readonly DeliveryMode[]
  mode: DeliveryMode
  onChange: (mode: DeliveryMode) => void
}

/**
 * The choice in one cell of the grid: a checkbox if the mode is on or off, a list if there are more, and plain text
 * if it cannot be changed.
 */
export function ModeChoice({ label, modes, mode, onChange }: Props) {
  const t = useT()
  if (modes.length === 1) return <Fixed>{t('chat.notificationSettings.mode.always')}</Fixed>
  if (modes.length === 2)
    return (
      <Target>
        <Checkbox
          checked={mode !== 'off'}
          onChange={(event) => onChange(event.target.checked ? 'now' : 'off')}
        >
          <VisuallyHidden>{label}</VisuallyHidden>
        </Checkbox>
      </Target>
    )
  return (
    <Choice>
      <SelectField
        label={label}
        value={mode}
        options={modes.map((value) => ({ value, label: t(`chat.notificationSettings.mode.${value}`) }))}
        onChange={onChange}
      />
    </Choice>
  )
}

const Fixed = styled.span`
  display: flex;
  align-items: center;
  min-height: ${TARGET};
  color: ${color.muted};
`

/** The box of the checkbox is the whole cell. */
const Target = styled.div`
  label {
    align-items: center;
    justify-content: center;
    min-width: ${TARGET};
    gap: 0;
  }
`

const Choice = styled.div`
  label {
    ${visuallyHidden}
  }
  ${media.belowTablet} {
    select {
      padding-inline-start: ${space[2]};
    }
  }
  ${media.tabletUp} {
    min-width: 10rem;
  }
`
