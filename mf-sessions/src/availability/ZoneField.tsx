import { TimeZoneField } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** The time zone in which the hours are given. */
export function ZoneField({ timeZone, onChange }: { timeZone: string; onChange: (zone: string) => void }) {
  const t = useT()
  return (
    <Narrow>
      <TimeZoneField
        label={t('sessions.hours.zone')}
        value={timeZone}
        ofDevice={(zone) => t('sessions.hours.ofDevice', { zone })}
        onChange={onChange}
      />
    </Narrow>
  )
}

const Narrow = styled.div`
  max-width: 25rem;
`
