import { color, font, space } from '@mentor-connect/ui'
import styled from 'styled-components'

/** The bar above the messages of a conversation or a room. */
export const Head = styled.header`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 4.5rem;
  padding: ${space[2]} ${space[3]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`

export const Who = styled.div`
  flex: 1;
  min-width: 0;

  h2 {
    overflow: hidden;
    font-size: ${font.size.h4};
    line-height: 1.5;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  color: ${color.muted};
  font-size: ${font.size.small};
`
