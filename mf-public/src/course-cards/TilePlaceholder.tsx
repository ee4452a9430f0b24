import { Card, Skeleton, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { TEXT_HEIGHT } from './CourseTile'

/** Placeholder for a course tile that is loading. */
export function TilePlaceholder() {
  return (
    <Box $padding={0}>
      <Picture />
      <Text>
        <Skeleton $height="1.25rem" />
        <Skeleton $width="45%" />
      </Text>
    </Box>
  )
}

const Box = styled(Card)`
  overflow: hidden;
`

const Picture = styled(Skeleton)`
  height: auto;
  border-radius: 0;
  aspect-ratio: 16 / 9;
`

const Text = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  min-height: ${TEXT_HEIGHT};
  padding: ${space[4]};
`
