import { presentZoneName, zoneName } from '@mentor-connect/contract/rules/zoneName'
import { INTL_TAGS, useLocale, useSharedT } from '@mentor-connect/i18n'
import { ChevronDown } from 'lucide-react'
import { useMemo, useState, type KeyboardEvent, type Ref } from 'react'
import styled from 'styled-components'
import { useCombobox } from '../combobox/useCombobox'
import { deviceZone } from '../deviceZone'
import { Field } from '../Field'
import { isComposing } from '../isComposing'
import { VisuallyHidden } from '../layout'
import { color, space } from '../theme'
import { findTimeZones, timeZones, type TimeZone } from './timeZones'
import { ZoneList } from './ZoneList'

interface TimeZoneFieldProps {
  label: string
  /** Id of the selected time zone, such as `Asia/Kolkata`. */
  value: string
  onChange: (zone: string) => void
  /** Returns the label of this device's time zone in the list. */
  ofDevice: (zone: string) => string
  ref?: Ref<HTMLInputElement>
}

/** A field to choose a time zone from a list that is searched by place, offset or id. */
export function TimeZoneField({ label, value: stored, onChange, ofDevice, ref }: TimeZoneFieldProps) {
  const t = useSharedT()
  // A stored id may be an outdated one that a browser still uses.
  const value = presentZoneName(stored)
  /** The search text. Undefined while nothing is searched. */
  const [typed, setTyped] = useState<string>()
  const [isUsed, setUsed] = useState(false)
  const { chosen, all } = useZones(value, ofDevice, isUsed)
  const isSearched = Boolean(typed?.trim())
  const found = isSearched ? findTimeZones(all, typed!) : all

  const handleChoose = (zone: TimeZone | undefined) => {
    setTyped(undefined)
    if (zone && zone.id !== value) onChange(zone.id)
  }
  const box = useCombobox({
    options: found,
    onChoose: handleChoose,
    onSubmit: () => handleChoose(isSearched ? found[0] : undefined),
  })
  const handleKeyDown = (event: KeyboardEvent) => {
    box.inputProps.onKeyDown(event)
    if (event.key === 'Escape' && !isComposing(event)) setTyped(undefined)
  }
  const handleBlur = () => {
    box.close()
    handleChoose(isSearched && found.length === 1 ? found[0] : undefined)
  }
  return (
    <Wrapper>
      <Field
        ref={ref}
        label={label}
        name="timeZone"
        value={typed ?? chosen.name}
        spellCheck={false}
        {...box.inputProps}
        onFocus={(event) => {
          setUsed(true)
          event.target.select()
        }}
        onClick={() => !box.isOpen && box.openAt(found.findIndex(({ id }) => id === value))}
        onChange={(event) => {
          setTyped(event.target.value)
          box.restart()
        }}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
        end={<Sign size={20} aria-hidden />}
      />
      <ZoneList zones={found} value={value} box={box} />
      {typed !== undefined && found.length === 0 && <NoneFound>{t('ui.timeZone.none')}</NoneFound>}
      <VisuallyHidden role="status">
        {typed !== undefined &&
          (found.length === 0 ? t('ui.timeZone.none') : t('ui.timeZone.found', { count: found.length }))}
      </VisuallyHidden>
    </Wrapper>
  )
}

/** Returns the chosen zone and, once the field is used, all zones. The zone of this device comes first. */
function useZones(value: string, ofDevice: (zone: string) => string, isUsed: boolean) {
  const locale = useLocale()
  // The zone is memoized because finding it takes long, and a form renders this field on every keystroke.
  const device = useMemo(deviceZone, [])
  const named = useMemo(
    () => [...new Set([device, value])].map((id) => ({ id, name: zoneName(id, INTL_TAGS[locale]) })),
    [device, value, locale],
  )
  const others = isUsed ? timeZones(locale).filter(({ id }) => id !== device && id !== value) : []
  const all = [...named, ...others]
  return {
    chosen: all.find(({ id }) => id === value)!,
    all: all.map(({ id, name }) => ({ id, name: id === device ? ofDevice(name) : name })),
  }
}

const Wrapper = styled.div`
  position: relative;

  input {
    padding-inline-end: ${space[10]};
    text-overflow: ellipsis;
  }
`

/** An icon over the end of the field. Clicks go through to the field. */
const Sign = styled(ChevronDown)`
  flex: none;
  margin-inline: calc(-20px - ${space[2]}) ${space[2]};
  color: ${color.muted};
  pointer-events: none;
`

const NoneFound = styled.p.attrs({ 'aria-hidden': true })`
  margin-top: ${space[1]};
  color: ${color.muted};
`
