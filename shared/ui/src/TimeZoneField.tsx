import { useMemo, type Ref } from 'react'
import { deviceZone, presentZoneName } from './deviceZone'
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
  // Asking for them takes as long as rendering a page: a form renders this field with many a key.
  const device = useMemo(deviceZone, [])
  const zones = useMemo(
    () => [...new Set([value, device, ...Intl.supportedValuesOf('timeZone').map(presentZoneName)])].sort(),
    [value, device],
  )
  return (
    <SelectField
      {...field}
      name="timeZone"
      value={value}
      options={zones.map((zone) => ({
        value: zone,
        label: zone === device ? ofDevice(nameOf(zone)) : nameOf(zone),
      }))}
    />
  )
}

/** `America/New_York`, with spaces for underlines. */
const nameOf = (zone: string) => zone.replaceAll('_', ' ')
