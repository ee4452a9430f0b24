import { color, font, space } from '@mentor-connect/ui'
import styled from 'styled-components'

/** A message centred in the page. */
export const Message = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[4]};
  max-width: 36rem;
  margin: 0 auto;
  padding: ${space[16]} ${space[4]};
  text-align: center;

  h1 {
    font-family: ${font.display};
    font-size: ${font.size.h2};
  }
  p {
    color: ${color.muted};
  }
`

export const Details = styled.details`
  width: 100%;
  color: ${color.muted};
  font-size: ${font.size.small};
  text-align: start;

  summary {
    cursor: pointer;
    text-align: center;
  }
  code {
    display: block;
    margin-top: ${space[2]};
    padding: ${space[3]};
    background: ${color.sunken};
    overflow-wrap: anywhere;
  }
`
