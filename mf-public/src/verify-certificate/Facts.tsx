import { color, font, media, space } from '@mentor-connect/ui'
import styled from 'styled-components'

/** Labels with their values, in two columns on wide screens. */
export function Facts({ facts }: { facts: [label: string, value: string][] }) {
  return (
    <List>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  gap: ${space[5]};
  margin: 0;
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  dt {
    color: ${color.muted};
    font-size: ${font.size.small};
  }
  dd {
    margin: 0;
    font-weight: ${font.weight.semibold};
    overflow-wrap: anywhere;
  }
`
