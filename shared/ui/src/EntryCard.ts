import styled from 'styled-components'
import { Card } from './layout'
import { space } from './theme'

/** An entry of a list with a picture, text and an icon. A `CoverLink` in it makes the whole entry clickable. */
export const EntryCard = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]};
`

export const EntryWords = styled.div`
  display: grid;
  gap: ${space[1]};
  overflow-wrap: anywhere;
`
