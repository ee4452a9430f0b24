import styled from 'styled-components'
import { media, space } from './theme'

/** Two filters in one line. */
export const Filters = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};

  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 20rem));
  }
  /* On a phone of less than 360 px, long choices such as “All languages” need the whole width. */
  @media (max-width: 22.4375rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** A search and two filters in one line. On phones, the search is above the filters. */
export const SearchAndFilters = styled(Filters)`
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 2fr) repeat(2, minmax(0, 1fr));

    & > :first-child {
      grid-column: auto;
    }
  }
`
