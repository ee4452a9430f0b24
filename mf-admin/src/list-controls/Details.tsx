import { color, font, media, space } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** A list of names and values, one pair per line. */
export function Details({ items }: { items: [name: string, value: ReactNode][] }) {
  if (items.length === 0) return null
  return (
    <List>
      {items.map(([name, value], index) => (
        <div key={`${index} ${name}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  ${media.tabletUp} {
    gap: ${space[3]};
  }

  > div {
    display: grid;
    ${media.tabletUp} {
      gap: ${space[4]};
      grid-template-columns: 14rem minmax(0, 1fr);
      align-items: baseline;
    }
  }
  dt {
    color: ${color.muted};
    font-size: ${font.size.small};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
