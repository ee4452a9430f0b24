import styled from 'styled-components'

/** The column of a lesson: a line has at most about 65 characters. */
export const Article = styled.div`
  width: 100%;
  max-width: 40rem;
  margin-inline: auto;
`
