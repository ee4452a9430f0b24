import styled from 'styled-components'

/** The text column of a lesson. Its lines have at most about 65 characters. */
export const Article = styled.div`
  width: 100%;
  max-width: 40rem;
  margin-inline: auto;
`
