import type { NotificationPreferences } from '@mentor-connect/contract/messages/notifications'
import type { Role } from '@mentor-connect/contract/accounts/people'
import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
} from '@mentor-connect/contract/messages/notificationRules'
import { Hint, SelectField, TARGET, color, font, media, space, visuallyHidden } from '@mentor-connect/ui'
import { useId } from 'react'
import styled, { css } from 'styled-components'
import { useT } from '../../messages/useT'
import { modesFor, type ChosenCategory } from './choices'

type Modes = NotificationPreferences['modes'][ChosenCategory]

interface Props {
  role: Role
  category: ChosenCategory
  modes: Modes
  onChange: (modes: Modes) => void
}

/** One row of the grid: a category with a choice for each channel. A choice that cannot be changed is plain text. */
export function CategoryChoice({ role, category, modes, onChange }: Props) {
  const t = useT()
  const nameId = useId()
  const hint =
    category === 'learning' || category === 'requests' ? (`${category}.${role}` as const) : category
  return (
    <GridRow role="group" aria-labelledby={nameId}>
      <About>
        <Name id={nameId}>{t(`chat.notificationSettings.category.${category}`)}</Name>
        <Hint>{t(`chat.notificationSettings.hint.${hint}`)}</Hint>
      </About>
      {NOTIFICATION_CHANNELS.map((channel) => (
        <ChannelChoice
          key={channel}
          channel={channel}
          options={modesFor(role, category, channel)}
          mode={modes[channel]}
          onChange={(mode) => onChange({ ...modes, [channel]: mode })}
        />
      ))}
    </GridRow>
  )
}

/** The column headings. On narrow screens they are hidden, and each choice has its own label instead. */
export function ChannelHeads() {
  const t = useT()
  return (
    <Heads aria-hidden>
      <span />
      {NOTIFICATION_CHANNELS.map((channel) => (
        <span key={channel}>{t(`chat.notificationSettings.channel.${channel}`)}</span>
      ))}
    </Heads>
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
  if (options.length === 1)
    return (
      <Fixed>
        <span>{label}</span> <span>{t('chat.notificationSettings.mode.always')}</span>
      </Fixed>
    )
  return (
    <Choice>
      <SelectField
        label={label}
        value={mode}
        options={options.map((value) => ({ value, label: t(`chat.notificationSettings.mode.${value}`) }))}
        onChange={onChange}
      />
    </Choice>
  )
}

const columns = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]} ${space[4]};
  ${media.desktopUp} {
    grid-template-columns: minmax(0, 1fr) repeat(2, minmax(0, 9.5rem));
    gap: ${space[4]};
  }
`

const Heads = styled.div`
  ${columns}
  display: none;
  font-weight: ${font.weight.medium};
  ${media.desktopUp} {
    display: grid;
  }
`

const GridRow = styled.div`
  ${columns}
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.border};
`

const About = styled.div`
  grid-column: 1 / -1;
  ${media.desktopUp} {
    grid-column: auto;
  }
`

const Name = styled.h3`
  font-size: inherit;
  font-weight: ${font.weight.semibold};
`

const Choice = styled.div`
  label {
    ${media.desktopUp} {
      ${visuallyHidden}
    }
  }
`

const Fixed = styled.p`
  display: flex;
  flex-direction: column;

  span:first-child {
    font-weight: ${font.weight.medium};
    ${media.desktopUp} {
      ${visuallyHidden}
    }
  }
  span:last-child {
    display: flex;
    align-items: center;
    min-height: ${TARGET};
    padding-inline-start: ${space[3]};
    color: ${color.muted};
  }
`
