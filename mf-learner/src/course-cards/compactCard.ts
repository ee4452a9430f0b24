import { radius, space } from '@mentor-connect/ui'
import { css } from 'styled-components'

/**
 * Styles of a `CourseCardShell` in narrow windows: a row with a small picture, which is easier to scan than a column
 * of pictures.
 */
export const compactCard = css`
  flex-direction: row;

  & > :first-child {
    flex: none;
    align-self: flex-start;
    width: clamp(5.5rem, 25%, 12rem);
    aspect-ratio: 4 / 3;
    margin: ${space[4]} 0 ${space[4]} ${space[4]};
    border-radius: ${radius.medium};
  }
  & > :last-child {
    gap: ${space[2]};
    padding: ${space[4]};
  }
`
