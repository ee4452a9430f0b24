import styled from 'styled-components'

/** The room of the free times, which they have while they load, too, so that nothing moves when they appear. */
export const SlotsRoom = styled.div`
  min-height: 13rem;
`
