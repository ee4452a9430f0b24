import { useSharedT } from '@mentor-connect/i18n'
import { Check } from 'lucide-react'
import { OptionList, OptionText } from '../combobox/OptionList'
import type { useCombobox } from '../combobox/useCombobox'
import type { TimeZone } from './timeZones'

interface ZoneListProps {
  zones: TimeZone[]
  /** Id of the chosen time zone. */
  value: string
  box: ReturnType<typeof useCombobox<TimeZone>>
}

/** The list of time zones below the field. */
export function ZoneList({ zones, value, box }: ZoneListProps) {
  const t = useSharedT()
  return (
    <OptionList label={t('ui.timeZone.list')} options={zones} box={box} keyOf={({ id }) => id}>
      {({ id, name }) => (
        <>
          <OptionText>{name}</OptionText>
          {id === value && <Check size={20} aria-hidden />}
        </>
      )}
    </OptionList>
  )
}
