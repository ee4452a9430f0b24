import type { NotificationPreferences } from '@mentor-connect/contract/messages/notifications'
import type { Role } from '@mentor-connect/contract/accounts/people'
import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
} from '@mentor-connect/contract/messages/notificationRules'
import { Hint, SelectField, TARGET, color, font, media, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { modesFor, type ChosenCategory } from './choices'

type Modes = NotificationPreferences['modes'][ChosenCategory]

interface Props {
  role: Role
  category: ChosenCategory
  modes: Modes
  onChange: (modes: Modes) => void
}

/** One category with its channels. A fixed channel is shown as plain text. */
export function CategoryChoice({ role, category, modes, onChange }: Props) {
  const t = useT()
  const hint =
    category === 'learning' || category === 'requests' ? (`${category}.${role}` as const) : category
  return (
    <Group>
      <legend>{t(`chat.notificationSettings.category.${category}`)}</legend>
      <Hint>{t(`chat.notificationSettings.hint.${hint}`)}</Hint>
      <Channels>
        <Always label={t('chat.notificationSettings.channel.product')} />
        {NOTIFICATION_CHANNELS.map((channel) => (
          <ChannelChoice
            key={channel}
            channel={channel}
            options={modesFor(role, category, channel)}
            mode={modes[channel]}
            onChange={(mode) => onChange({ ...modes, [channel]: mode })}
          />
        ))}
      </Channels>
    </Group>
  )
}

interface ChannelProps {
  channel: NotificationChannel
  options: ReturnType<typeof modesFor>
  mode: Modes['mail']
  onChange: (mode: Modes['mail']) => void
}

function ChannelChoice({ channel, options, mode, onChange }: ChannelProps) {
  const t = useT()
  const label = t(`chat.notificationSettings.channel.${channel}`)
  if (options.length === 1) return <Always label={label} />
  return (
    <SelectField
      label={label}
      value={mode}
      options={options.map((value) => ({ value, label: t(`chat.notificationSettings.mode.${value}`) }))}
      onChange={onChange}
    />
  )
}

function Always({ label }: { label: string }) {
  const t = useT()
  return (
    <Fixed>
      <span>{label}</span> <span>{t('chat.notificationSettings.mode.always')}</span>
    </Fixed>
  )
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0 0 ${space[5]};
  border: 0;

  &:not(:last-of-type) {
    border-block-end: 1px solid ${color.border};
  }
  legend {
    padding: 0;
    font-weight: ${font.weight.semibold};
  }
`

const Channels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]} ${space[4]};
  margin-block-start: ${space[3]};
  ${media.tabletUp} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Fixed = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space[1]};
  ${media.tabletUp} {
    flex-direction: column;
    justify-content: flex-start;
  }

  span:first-child {
    font-weight: ${font.weight.medium};
  }
  span:last-child {
    color: ${color.muted};
    ${media.tabletUp} {
      display: flex;
      align-items: center;
      min-height: ${TARGET};
    }
  }
`
