import { SelectField } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { deviceZone } from './deviceZone'

/** The zone by whose clock the hours are meant. */
export function ZoneField({ timeZone, onChange }: { timeZone: string; onChange: (zone: string) => void }) {
  const t = useT()
  const zones = [...new Set([timeZone, deviceZone(), ...Intl.supportedValuesOf('timeZone')])].sort()
  return (
    <Narrow>
      <SelectField
        label={t('sessions.hours.zone')}
        name="timeZone"
        value={timeZone}
        options={zones.map((zone) => ({
          value: zone,
          label: zone === deviceZone() ? t('sessions.hours.ofDevice', { zone: nameOf(zone) }) : nameOf(zone),
        }))}
        onChange={onChange}
      />
    </Narrow>
  )
}

/** `America/New_York`, with spaces for underlines. */
const nameOf = (zone: string) => zone.replaceAll('_', ' ')

const Narrow = styled.div`
  max-width: 25rem;
`
