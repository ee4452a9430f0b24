import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Card, Row, Tag } from './layout'
import { color, font, space } from './theme'

export interface DescriptionItem {
  icon: LucideIcon
  name: string
  value: ReactNode
}

/** A card of name-value pairs, one per line. */
export function DescriptionList({ items }: { items: DescriptionItem[] }) {
  return (
    <Box as="dl">
      {items.map(({ icon: Icon, name, value }) => (
        <Line key={name}>
          <Icon size={22} color={color.primary} aria-hidden />
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Line>
      ))}
    </Box>
  )
}

/** A value that consists of a list of words. */
export function Tags({ values }: { values: string[] }) {
  return (
    <Row as="span" $gap={2}>
      {values.map((value) => (
        <Tag key={value}>{value}</Tag>
      ))}
    </Row>
  )
}

const Box = styled(Card)`
  margin: 0;
`

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space[4]};

  & + & {
    margin-top: ${space[5]};
  }
  svg {
    grid-row: span 2;
    margin-top: ${space[1]};
  }
  dt {
    color: ${color.muted};
    font-size: ${font.size.small};
  }
  dd {
    margin: 0;
    font-weight: ${font.weight.medium};
    overflow-wrap: anywhere;
  }
`
