import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Avatar } from './Avatar'
import { Title } from './layout'
import { color, font, media, radius, space } from './theme'

interface PersonHeaderProps {
  name: string
  /** URL of the picture. */
  picture?: string
  /** Text below the name, for example when the person joined. */
  since: string
  children?: ReactNode
}

/** Header of a person's page: picture and name on a band. */
export function PersonHeader({ name, picture, since, children }: PersonHeaderProps) {
  return (
    <Band>
      <Avatar name={name} src={picture} size={96} />
      <div>
        <Title>{name}</Title>
        <Since>{since}</Since>
        {children}
      </div>
    </Band>
  )
}

const Band = styled.header`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[5]};
  padding: ${space[6]};
  border-radius: ${radius.large};
  background: ${color.primarySoft};
  ${media.tabletUp} {
    flex-direction: row;
    align-items: center;
    padding: ${space[8]};
  }

  & > :first-child {
    border: 3px solid ${color.surface};
    background: ${color.surface};
  }
`

const Since = styled.p`
  margin-top: ${space[1]};
  font-size: ${font.size.lead};

  & + * {
    margin-top: ${space[3]};
  }
`
