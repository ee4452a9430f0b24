import type { NotificationPreferences } from '@mentor-connect/contract/messages/notifications'
import type { Role } from '@mentor-connect/contract/accounts/people'
import {
  NOTIFICATION_CHANNELS,
  type NotificationCategory,
} from '@mentor-connect/contract/messages/notificationRules'
import { Folded, Hint, breakpoint, color, font, media, space, useMedia } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { categoriesFor, hintOf, modesFor } from './choices'
import { ModeChoice } from './ModeChoice'

type Modes = NotificationPreferences['modes']

interface Props {
  role: Role
  modes: Modes
  onChange: (modes: Modes) => void
}

/**
 * A table with a row for each category and a column for each channel. On phones, where the cells are too narrow for
 * them, the explanations of the categories are folded below it.
 */
export function ChoicesGrid({ role, modes, onChange }: Props) {
  const t = useT()
  const categories = categoriesFor()
  const isNarrow = useMedia(`(max-width: ${breakpoint.mobile - 1}px)`)
  const hint = (category: NotificationCategory) =>
    t(`chat.notificationSettings.hint.${hintOf(role, category)}`)
  const name = (category: NotificationCategory) => t(`chat.notificationSettings.category.${category}`)
  return (
    <>
      <Grid aria-label={t('chat.notificationSettings.choices')}>
        <thead>
          <tr>
            <td />
            {NOTIFICATION_CHANNELS.map((channel) => (
              <th key={channel} scope="col">
                {t(`chat.notificationSettings.channel.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category) => (
            <tr key={category}>
              <th scope="row">
                {name(category)}
                {!isNarrow && <Hint as="span">{hint(category)}</Hint>}
              </th>
              {NOTIFICATION_CHANNELS.map((channel) => (
                <td key={channel}>
                  <ModeChoice
                    label={`${name(category)}: ${t(`chat.notificationSettings.channel.${channel}`)}`}
                    modes={modesFor(role, category, channel)}
                    mode={modes[category][channel]}
                    onChange={(mode) =>
                      onChange({ ...modes, [category]: { ...modes[category], [channel]: mode } })
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
      {isNarrow && (
        <Folded>
          <summary>{t('chat.notificationSettings.explained')}</summary>
          <Explained>
            {categories.map((category) => (
              <div key={category}>
                <dt>{name(category)}</dt>
                <Hint as="dd">{hint(category)}</Hint>
              </div>
            ))}
          </Explained>
        </Folded>
      )}
    </>
  )
}

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: ${space[1]} 0;
    text-align: start;
  }
  tr > :nth-child(2) {
    text-align: center;
  }
  thead th {
    color: ${color.muted};
    font-size: ${font.size.small};
    font-weight: ${font.weight.semibold};
  }
  tbody tr {
    border-top: 1px solid ${color.border};
  }
  tbody th {
    font-weight: ${font.weight.semibold};
    line-height: 1.35;
  }
  tbody th span {
    display: block;
    font-weight: ${font.weight.normal};
  }
  ${media.belowTablet} {
    /* A little wider than the other parts of the card, so that no word is broken on the smallest phones. */
    width: calc(100% + ${space[4]});
    margin-inline: -${space[2]};
    table-layout: fixed;

    thead th {
      font-size: 0.8125rem;
    }
    tbody th {
      font-size: ${font.size.small};
    }
    tr > :nth-child(2) {
      width: 3.5rem;
    }
    tr > :nth-child(3) {
      width: 6.75rem;
      padding-inline-start: ${space[1]};
    }
  }
  ${media.tabletUp} {
    tr > * {
      padding-block: ${space[3]};
    }
    tr > * + * {
      padding-inline-start: ${space[6]};
    }
    tbody th {
      width: 100%;
    }
  }
`

const Explained = styled.dl`
  display: grid;
  gap: ${space[3]};
  margin: 0;

  dt {
    font-weight: ${font.weight.semibold};
  }
  dd {
    margin: 0;
  }
`
