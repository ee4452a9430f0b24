import { fileUrl } from '@mentor-connect/api'
import { languageOf } from '@mentor-connect/i18n'
import { Avatar, color, font, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import type { Author } from './roomLog'

/** Portrait and name above the first of somebody's consecutive messages in a room. */
export function AuthorLine({ author: { name, portrait } }: { author: Author }) {
  return (
    <Line>
      <Avatar name={name} src={portrait && fileUrl(portrait)} size={24} />
      <span lang={languageOf(name)}>{name}</span>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  max-width: 100%;
  padding-bottom: ${space[1]};
  color: ${color.muted};
  font-size: ${font.size.small};
  font-weight: ${font.weight.semibold};

  & > :last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
