import { fileUrl } from '@mentor-connect/api'
import type { PostPicture } from '@mentor-connect/contract/community/questions'
import { languageOf } from '@mentor-connect/i18n'
import { color, radius, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../messages/useT'

/** The pictures of a post. Each reserves its space, so that nothing moves when it is loaded. */
export function PostPictures({ pictures }: { pictures: readonly PostPicture[] }) {
  const t = useT()
  if (pictures.length === 0) return null
  return (
    <List>
      {pictures.map(({ file, width, height, alt }, index) => (
        <li key={file}>
          <Picture
            src={fileUrl(file)}
            alt={alt || t('community.question.noAlt', { number: index + 1 })}
            lang={languageOf(alt)}
            width={width}
            height={height}
            style={{ aspectRatio: `${width} / ${height}` }}
            loading="lazy"
            decoding="async"
          />
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  max-width: 42rem;
`

const Picture = styled.img`
  display: block;
  width: auto;
  max-width: 100%;
  height: auto;
  max-height: 32rem;
  object-fit: contain;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  color: ${color.muted};
`
