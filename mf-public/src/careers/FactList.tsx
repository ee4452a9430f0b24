import { color, font, space } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** A list of names and values. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  gap: ${space[3]};
  margin: 0;

  dt {
    color: ${color.muted};
    font-size: ${font.size.small};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
