import { useFormats } from '@mentor-connect/i18n'
import { useStore } from '@mentor-connect/ui/store'
import { color, font, radius, shadow, space } from '@mentor-connect/ui'
import { CloudOff } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { isOnline, onlineOnServer } from './connection'
import { staleResponses } from './staleResponses'
import { useRevalidateStale } from './useRevalidateStale'

/** Says that there is no network or, while the page shows cached data, how old the data is. */
export function OfflineHint() {
  const t = useT()
  const { dateTime } = useFormats()
  const asOf = useStore(staleResponses.asOf, () => undefined)
  const online = useStore(isOnline, onlineOnServer)
  useRevalidateStale(asOf !== undefined)
  return (
    <div role="status">
      {(asOf !== undefined || !online) && (
        <Hint>
          <CloudOff size={18} aria-hidden />
          {asOf === undefined
            ? t('shell.offline.now')
            : t('shell.offline.asOf', { time: dateTime(new Date(asOf).toISOString()) })}
        </Hint>
      )}
    </div>
  )
}

const Hint = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.warningSoft};
  box-shadow: ${shadow.medium};
  color: ${color.warning};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};

  svg {
    flex: none;
  }
`
