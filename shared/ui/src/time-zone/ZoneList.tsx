import { useSharedT } from '@mentor-connect/i18n'
import { Check } from 'lucide-react'
import styled from 'styled-components'
import { OptionItem, OptionList } from '../combobox/OptionList'
import type { useCombobox } from '../combobox/useCombobox'
import { useMarkedInView } from '../combobox/useMarkedInView'
import type { TimeZone } from './timeZones'

interface ZoneListProps {
  zones: TimeZone[]
  /** The id of the chosen one. */
  value: string
  box: ReturnType<typeof useCombobox<TimeZone>>
}

/** The zones below the field. They are reached from the field: none of them takes the focus. */
export function ZoneList({ zones, value, box }: ZoneListProps) {
  const t = useSharedT()
  const marked = useMarkedInView(box.active)
  return (
    <OptionList id={box.listId} role="listbox" aria-label={t('ui.timeZone.list')} hidden={!box.isOpen}>
      {box.isOpen &&
        zones.map((zone, index) => (
          // The keys are those of the field.
          <OptionItem
            key={zone.id}
            ref={index === box.active ? marked : undefined}
            id={box.idOf(index)}
            role="option"
            aria-selected={index === box.active}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => box.choose(zone)}
          >
            <Name>{zone.name}</Name>
            {zone.id === value && <Check size={20} aria-hidden />}
          </OptionItem>
        ))}
    </OptionList>
  )
}

const Name = styled.span`
  flex: 1;
  min-width: 0;
`
