import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { color, font, radius, space } from '../theme'

const tab = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[1]};
  width: 100%;
  min-height: 3.5rem;
  padding: ${space[1]} 0;
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  color: ${color.muted};
  font-size: 0.8125rem;
  line-height: 1.4;
  text-align: center;
  text-decoration: none;
  cursor: pointer;

  & > span {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  &[aria-current] {
    color: ${color.primary};
    font-weight: ${font.weight.bold};
  }
  &[aria-current] svg {
    box-sizing: content-box;
    padding: 2px ${space[4]};
    margin-block: -2px;
    border-radius: ${radius.round};
    background: ${color.primarySoft};
  }
`

export const TabLink = styled(Link)`
  ${tab}
`

export const TabButton = styled.button.attrs({ type: 'button' })`
  ${tab}
`
