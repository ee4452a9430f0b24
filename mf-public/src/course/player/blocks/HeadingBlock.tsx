import type { BlockOf } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { font, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { Inlines } from './Inlines'

export function HeadingBlock({ block: { level, content } }: { block: BlockOf<'heading'> }) {
  const Heading = level === 2 ? Part : Section
  return (
    <Heading>
      <Inlines content={content} />
    </Heading>
  )
}

const Part = styled.h2`
  margin-top: ${space[6]};
  font-family: ${font.display};
  font-size: 1.45em;
`

const Section = styled.h3`
  margin-top: ${space[3]};
  font-size: 1.15em;
  font-weight: ${font.weight.bold};
`
