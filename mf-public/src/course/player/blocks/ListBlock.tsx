import type { BlockOf, ListItem } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { color, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { Inlines } from './Inlines'

export function ListBlock({ block: { ordered, items } }: { block: BlockOf<'list'> }) {
  return <Items ordered={ordered} items={items} />
}

function Items({ ordered, items }: { ordered: boolean; items: readonly ListItem[] }) {
  return (
    // Some screen readers ignore lists whose markers are set by CSS, unless the role is explicit.
    <List as={ordered ? 'ol' : 'ul'} $ordered={ordered} role="list">
      {items.map(({ content, items: inner }, index) => (
        <li key={index}>
          <Inlines content={content} />
          {inner && inner.length > 0 && <Items ordered={ordered} items={inner} />}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul<{ $ordered: boolean }>`
  padding-inline-start: 1.6em;
  list-style: ${({ $ordered }) => ($ordered ? 'decimal' : 'disc')};

  li {
    padding-inline-start: ${space[1]};
  }
  li + li,
  & & {
    margin-top: ${space[2]};
  }
  li::marker {
    color: ${color.primary};
    font-weight: 600;
  }
`
