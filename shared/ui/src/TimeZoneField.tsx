import type { Ref } from 'react'
import { deviceZone } from './deviceZone'
import { SelectField } from './SelectField'

interface TimeZoneFieldProps {
  label: string
  value: string
  onChange: (zone: string) => void
  /** Label of the zone of this device. */
  ofDevice: (zone: string) => string
  ref?: Ref<HTMLSelectElement>
}

export function TimeZoneField({ value, ofDevice, ...field }: TimeZoneFieldProps) {
  const zones = [...new Set([value, deviceZone(), ...Intl.supportedValuesOf('timeZone')])].sort()
  return (
    <SelectField
      {...field}
      name="timeZone"
      value={value}
      options={zones.map((zone) => ({
        value: zone,
        label: zone === deviceZone() ? ofDevice(nameOf(zone)) : nameOf(zone),
      }))}
    />
  )
}

/** `America/New_York`, with spaces for underlines. */
const nameOf = (zone: string) => zone.replaceAll('_', ' ')
