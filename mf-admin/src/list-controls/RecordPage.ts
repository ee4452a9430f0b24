import { AreaPage } from '@mentor-connect/ui'
import styled from 'styled-components'

/** The page of one record. Its width is limited, so that texts and fields stay readable. */
export const RecordPage = styled(AreaPage)`
  > * {
    width: 100%;
    max-width: 54rem;
  }
`
