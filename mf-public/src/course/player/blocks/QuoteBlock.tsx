import type { BlockOf } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { color, font, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { Inlines } from './Inlines'

export function QuoteBlock({ block: { content, source } }: { block: BlockOf<'quote'> }) {
  return (
    <Quote>
      <blockquote>
        <Inlines content={content} />
      </blockquote>
      {source && <figcaption>— {source}</figcaption>}
    </Quote>
  )
}

const Quote = styled.figure`
  margin: 0;
  padding-inline-start: ${space[5]};
  border-inline-start: 4px solid ${color.accent};

  blockquote {
    margin: 0;
    font-family: ${font.display};
    font-size: 1.15em;
    font-style: italic;
  }
  blockquote:lang(hi) {
    font-style: normal;
  }
  figcaption {
    margin-top: ${space[2]};
    color: ${color.muted};
    font-size: 0.875em;
  }
`
