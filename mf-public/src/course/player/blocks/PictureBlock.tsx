import { fileUrl } from '@mentor-connect/api'
import type { BlockOf } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { color, radius } from '@mentor-connect/ui'
import styled from 'styled-components'
import { Caption } from './Caption'
import { Inlines } from './Inlines'

export function PictureBlock({ block }: { block: BlockOf<'picture'> }) {
  const { file, alt, caption, width, height } = block
  return (
    <Figure>
      <Picture
        src={fileUrl(file)}
        alt={alt}
        width={width}
        height={height}
        style={{ aspectRatio: `${width} / ${height}` }}
        loading="lazy"
        decoding="async"
      />
      {caption && caption.length > 0 && (
        <Caption>
          <Inlines content={caption} />
        </Caption>
      )}
    </Figure>
  )
}

const Figure = styled.figure`
  margin: 0;
`

const Picture = styled.img`
  width: auto;
  max-width: 100%;
  height: auto;
  margin-inline: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  color: ${color.muted};
  font-size: 0.875em;
`
