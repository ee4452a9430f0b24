import styled from 'styled-components'

/** Reserves the space of the free times while they load, so that nothing moves when they appear. */
export const SlotsRoom = styled.div`
  min-height: 13rem;
`
