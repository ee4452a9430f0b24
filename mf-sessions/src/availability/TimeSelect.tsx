import { QUARTER } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { timeOfDay } from '@mentor-connect/features/account'
import { useLocale } from '@mentor-connect/i18n'
import { TARGET, color, radius, space } from '@mentor-connect/ui'
import styled from 'styled-components'

interface TimeSelectProps {
  /** Accessible name. */
  label: string
  name: string
  minute: number
  /** True if this is the end of a range, which may be midnight. */
  isEnd?: boolean
  onChange: (minute: number) => void
}

const QUARTERS = Array.from({ length: (24 * 60) / QUARTER }, (_, step) => step * QUARTER)

/** A select field for a time of day, in steps of a quarter of an hour. */
export function TimeSelect({ label, name, minute, isEnd = false, onChange }: TimeSelectProps) {
  const locale = useLocale()
  const minutes = isEnd ? [...QUARTERS.slice(1), 1440] : QUARTERS
  return (
    <Select
      aria-label={label}
      name={name}
      value={minute}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {minutes.map((one) => (
        <option key={one} value={one}>
          {timeOfDay(one % 1440, locale)}
        </option>
      ))}
    </Select>
  )
}

const Select = styled.select`
  flex: 1 1 6.75rem;
  min-width: 0;
  max-width: 9rem;
  min-height: ${TARGET};
  padding-inline: ${space[2]} 0;
  border: 1px solid ${color.control};
  border-radius: ${radius.medium};
  background: ${color.surface};
`
