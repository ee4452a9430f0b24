import { color, media, space } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** A list of names and values, one pair per line. */
export function Details({ items }: { items: [name: string, value: ReactNode][] }) {
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
  gap: ${space[2]};
  margin: 0;

  > div {
    display: grid;
    gap: ${space[1]};
    ${media.tabletUp} {
      grid-template-columns: 12rem minmax(0, 1fr);
    }
  }
  dt {
    color: ${color.muted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
