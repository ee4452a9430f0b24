import styled from 'styled-components'

export const VideoFigure = styled.figure`
  margin: 0;
`
